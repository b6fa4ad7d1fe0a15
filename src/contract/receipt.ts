import * as v from 'valibot';
import { applicationSchema } from './application';
import { dictionaryEntrySchema } from './dictionary';
import { instantSchema } from './instant';
import { formDefinitionSchema } from './question';

/** The texts of the institution that the copy of an application shows besides the application. */
const shownTextsSchema = v.object({
  uczelnia: v.string(),
  /** The `wartosc` of Poland. */
  polska: v.string(),
  kraje: v.array(dictionaryEntrySchema),
  obywatelstwa: v.array(dictionaryEntrySchema),
  numeryKierunkowe: v.array(v.string()),
  definicjeFormularzy: v.array(formDefinitionSchema),
});

/** 32 and 64 bytes as base64url: the last character has bits that no byte uses. */
const KEY = /^[\w-]{42}[AEIMQUYcgkosw048]$/;
const SIGNATURE = /^[\w-]{85}[AQgw]$/;

/**
 * The receipt of a stored application (docs/adr/0023-signed-receipt.md), in the response to `POST kandydaci`.
 *
 * - `numer`: the reference number; `zapisano`: ISO instant in UTC
 * - `odciski`: salted SHA-256 fingerprints by the path of what they are of; `sol` is the salt
 * - `klucz`: the raw public key, which is also its name; `podpis`: of the fingerprints. Both are base64url.
 */
export const receiptSchema = v.object({
  numer: v.string(),
  zapisano: instantSchema,
  teksty: shownTextsSchema,
  sol: v.string(),
  odciski: v.objectWithRest({}, v.string()),
  klucz: v.pipe(v.string(), v.regex(KEY)),
  podpis: v.pipe(v.string(), v.regex(SIGNATURE)),
});

/** An application with its receipt, as the downloaded copy contains them. */
export const signedApplicationSchema = v.object({
  zgloszenie: applicationSchema,
  potwierdzenie: receiptSchema,
});

export type ShownTexts = v.InferOutput<typeof shownTextsSchema>;
export type Receipt = v.InferOutput<typeof receiptSchema>;
export type SignedApplication = v.InferOutput<typeof signedApplicationSchema>;
