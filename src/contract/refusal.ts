import * as v from 'valibot';

export const ALREADY_REGISTERED = 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS';
export const INVALID_DATA = 'NIEPOPRAWNE_DANE';
export const OFFER_UNAVAILABLE = 'OFERTA_NIEDOSTEPNA';

const fieldFaultSchema = v.object({ pole: v.string(), klucz: v.string() });

/** A field of the form ("adres.kodPocztowy") and the key of what is wrong with it. */
type FieldFault = v.InferOutput<typeof fieldFaultSchema>;

function fieldFaults(list: unknown): FieldFault[] {
  if (!Array.isArray(list)) return [];
  return list.filter((item): item is FieldFault => v.is(fieldFaultSchema, item));
}

/**
 * The body of a 400 to `POST kandydaci`. `bledy` comes with `INVALID_DATA`. Only `kod` must be right: whatever of `bledy`
 * is malformed is left out, as the candidate is better told why than which field.
 */
export const refusalSchema = v.object({
  kod: v.string(),
  bledy: v.optional(v.pipe(v.unknown(), v.transform(fieldFaults)), []),
});

export type Refusal = v.InferOutput<typeof refusalSchema>;
