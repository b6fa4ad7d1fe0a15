import * as v from 'valibot';

/**
 * An entry of `GET slowniki/kraj` or `GET slowniki/obywatelstwo`: a label in the requested language and the value to
 * send.
 */
export const dictionaryEntrySchema = v.object({ nazwa: v.string(), wartosc: v.string() });

/** An entry of `GET slowniki/numer-kierunkowy`: `kodKierunkowy` is "+48", `wartosc` its label. */
export const phonePrefixSchema = v.object({
  kodKierunkowy: v.pipe(v.string(), v.regex(/^\+\d{1,6}$/)),
  wartosc: v.string(),
  domyslny: v.boolean(),
});

export type DictionaryEntry = v.InferOutput<typeof dictionaryEntrySchema>;
export type PhonePrefix = v.InferOutput<typeof phonePrefixSchema>;
