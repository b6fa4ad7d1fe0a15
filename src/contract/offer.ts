import * as v from 'valibot';
import { daySchema } from './instant';

/** An identifier of the backend: a number or string, treated as opaque and sent back unchanged. */
export const keySchema = v.union([v.number(), v.string()]);
export type Key = v.InferOutput<typeof keySchema>;

/** The three kinds of studies; each fixes the order of the steps (docs/specification.md, section 4). */
export const FLOWS = ['STUDIA_WYZSZE', 'PODYPLOMOWE', 'PODYPLOMOWE_SPEC'] as const;

/** Many writers of JSON leave out a key without a value. */
const specialisation = v.object({
  id: v.optional(v.nullable(keySchema), null),
  nazwa: v.optional(v.nullable(v.string()), null),
});
const named = v.object({ nazwa: v.string() });

/** A day that cannot be read is not shown; the offer stays. */
const deadline = v.optional(v.fallback(v.nullable(daySchema), null));

/**
 * One recruitment offer: an item of the response to `GET dks` (docs/specification.md, section 3). `nabor.terminDo`,
 * where the backend has it: the last day for applications, "yyyy-MM-dd" in Poland.
 */
export const offerSchema = v.object({
  rekrutacja: v.object({ id: keySchema, lang: v.string() }),
  nabor: v.object({ nazwaGrupy: v.picklist(FLOWS), terminDo: deadline }),
  kierunekSpecjalnosc: v.object({
    id: keySchema,
    kierunek: named,
    specjalnosc: v.optional(v.nullable(specialisation), null),
    wydzial: named,
    stopienStudiow: named,
    trybStudiow: named,
  }),
});

export type Offer = v.InferOutput<typeof offerSchema>;
export type Flow = (typeof FLOWS)[number];
