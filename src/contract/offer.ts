import * as v from 'valibot';
import { keySchema } from './key';

/** The three kinds of studies; each fixes the order of the steps (docs/specification.md, section 4). */
export const FLOWS = ['STUDIA_WYZSZE', 'PODYPLOMOWE', 'PODYPLOMOWE_SPEC'] as const;

const named = v.object({ nazwa: v.string() });

/** One recruitment offer: an item of the response to `GET dks` (docs/specification.md, section 3). */
export const offerSchema = v.object({
  rekrutacja: v.object({ id: keySchema, lang: v.string() }),
  nabor: v.object({ nazwaGrupy: v.picklist(FLOWS) }),
  kierunekSpecjalnosc: v.object({
    id: keySchema,
    kierunek: named,
    specjalnosc: v.nullable(v.object({ id: v.nullable(keySchema), nazwa: v.nullable(v.string()) })),
    wydzial: named,
    stopienStudiow: named,
    trybStudiow: named,
  }),
});

export type Offer = v.InferOutput<typeof offerSchema>;
export type Flow = (typeof FLOWS)[number];
