import * as v from 'valibot';
import { instantSchema } from './instant';
import { offerSchema } from './offer';

/* The optional calls of the page "My application"; docs/contract.md has their answers. */

/** Received, under consideration, admitted, not admitted, withdrawn by the candidate. */
export const APPLICATION_STATES = [
  'OTRZYMANE',
  'W_TOKU',
  'DECYZJA_POZYTYWNA',
  'DECYZJA_NEGATYWNA',
  'WYCOFANE',
] as const;

/** Waiting for the office, accepted, refused. */
export const CORRECTION_STATES = ['OCZEKUJE', 'PRZYJETA', 'ODRZUCONA'] as const;

/** Maximum length of the description of a correction, in characters as people count them. */
export const MAX_DESCRIPTION = 2000;

/** The body of `zgloszenia/stan` and `zgloszenia/wycofanie`; `numer`: in any case, with or without spaces and hyphens. */
export const identificationSchema = v.strictObject({
  numer: v.pipe(v.string(), v.maxLength(40)),
  dataUrodzenia: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
});

const contactText = v.pipe(v.string(), v.maxLength(640));

/** The body of `zgloszenia/poprawka`: at least one of the three. `telefon` is "+" and digits, `opis` anything else. */
export const correctionSchema = v.strictObject({
  ...identificationSchema.entries,
  email: v.optional(contactText),
  telefon: v.optional(contactText),
  opis: v.optional(v.pipe(v.string(), v.maxLength(8000))),
});

/** `wiadomosc`: the office's answer. */
const correctionAnswerSchema = v.object({
  zlozono: instantSchema,
  stan: v.picklist(CORRECTION_STATES),
  wiadomosc: v.optional(v.nullable(v.string()), null),
});

/** The answer to the three calls: `email` is masked ("k•••@g•••.com"), and `poprawki` begin with the oldest. */
export const myApplicationSchema = v.object({
  numer: v.pipe(v.string(), v.regex(/^[0-9A-Z]{8}$/)),
  zapisano: instantSchema,
  wybranyNabor: offerSchema,
  email: v.string(),
  stan: v.picklist(APPLICATION_STATES),
  wiadomosc: v.optional(v.nullable(v.string()), null),
  zmieniono: instantSchema,
  poprawki: v.optional(v.array(correctionAnswerSchema), []),
});

export type ApplicationState = (typeof APPLICATION_STATES)[number];
export type CorrectionState = (typeof CORRECTION_STATES)[number];
export type Identification = v.InferOutput<typeof identificationSchema>;
export type Correction = v.InferOutput<typeof correctionSchema>;
export type MyApplication = v.InferOutput<typeof myApplicationSchema>;
