import * as v from 'valibot';

export const ALREADY_REGISTERED = 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS';
export const INVALID_DATA = 'NIEPOPRAWNE_DANE';
export const OFFER_UNAVAILABLE = 'OFERTA_NIEDOSTEPNA';
export const NO_PLACES = 'BRAK_MIEJSC';
/** Too many corrections of the application already wait for the office. */
export const TOO_MANY_CORRECTIONS = 'ZA_DUZO_POPRAWEK';

const fieldFaultSchema = v.object({ pole: v.string(), klucz: v.string() });

/** A field of the form ("adres.kodPocztowy") and the key of its error message. */
type FieldFault = v.InferOutput<typeof fieldFaultSchema>;

function fieldFaults(list: unknown): FieldFault[] {
  if (!Array.isArray(list)) return [];
  return list.filter((item): item is FieldFault => v.is(fieldFaultSchema, item));
}

/**
 * The body of a 400 to `POST kandydaci`. `bledy` comes with `INVALID_DATA`. Only `kod` has to be valid; malformed items
 * of `bledy` are dropped, so that the candidate at least sees the reason.
 */
export const refusalSchema = v.object({
  kod: v.string(),
  bledy: v.optional(v.pipe(v.unknown(), v.transform(fieldFaults)), []),
});

export type Refusal = v.InferOutput<typeof refusalSchema>;
