import * as v from 'valibot';
import { instantSchema } from './instant';
import { offerSchema } from './offer';

/*
 * The optional calls of the page "My application" (docs/contract.md): `POST zgloszenia/stan`, `zgloszenia/poprawka` and
 * `zgloszenia/wycofanie`. Each answers with `myApplicationSchema`; an unknown number and a wrong day of birth alike get
 * 404 `NIE_ZNALEZIONO`, too many attempts 429 with `Retry-After` in seconds, an invalid body 400 `NIEPOPRAWNE_DANE`
 * with `bledy`, as `refusalSchema` has them (`pole`: "email", "numerKierunkowy", "telefon" or "opis").
 */

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

/**
 * The data that opens an application. `numer`: in any case, with or without spaces and hyphens; `dataUrodzenia`:
 * "yyyy-MM-dd". The body of `zgloszenia/stan` and `zgloszenia/wycofanie`.
 */
export const identificationSchema = v.strictObject({
  numer: v.pipe(v.string(), v.maxLength(40)),
  dataUrodzenia: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
});

/**
 * The body of `zgloszenia/poprawka`: at least one of the three, by the rules of the form. `telefon`: "+" and digits;
 * `opis`: anything else that is wrong.
 */
export const correctionSchema = v.strictObject({
  ...identificationSchema.entries,
  email: v.optional(v.string()),
  telefon: v.optional(v.string()),
  opis: v.optional(v.string()),
});

/** `wiadomosc`: the office's answer. */
const correctionAnswerSchema = v.object({
  zlozono: instantSchema,
  stan: v.picklist(CORRECTION_STATES),
  wiadomosc: v.optional(v.nullable(v.string()), null),
});

/**
 * The answer to the three calls.
 *
 * - `numer`: the reference number; `zapisano`: when the application was stored
 * - `email`: masked, "k•••@g•••.com"
 * - `wiadomosc`: what the office says about the state; `zmieniono`: when the state changed
 * - `poprawki`: the corrections, oldest first
 */
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
