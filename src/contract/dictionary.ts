import * as v from 'valibot';

/** An entry of `GET slowniki/kraj` or `obywatelstwo`: a label in the requested language and the value to send. */
export const dictionaryEntrySchema = v.object({ nazwa: v.string(), wartosc: v.string() });

/** An entry of `GET slowniki/numer-kierunkowy`: `kodKierunkowy` is "+48", also where the wire has "48" or 48; `wartosc` is its label. */
export const phonePrefixSchema = v.object({
  kodKierunkowy: v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
    v.regex(/^\+?\d{1,6}$/),
    v.transform((code) => (code.startsWith('+') ? code : `+${code}`)),
  ),
  wartosc: v.string(),
  domyslny: v.nullish(v.boolean(), false),
});

export type DictionaryEntry = v.InferOutput<typeof dictionaryEntrySchema>;
export type PhonePrefix = v.InferOutput<typeof phonePrefixSchema>;
