import * as v from 'valibot';

/** The response to `GET templatki-html/zakonczenie-rekrutacji`; `wartosc` is HTML. */
export const completionTextSchema = v.object({ wartosc: v.string() });

export type CompletionText = v.InferOutput<typeof completionTextSchema>;
