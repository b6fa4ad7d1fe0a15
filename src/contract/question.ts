import * as v from 'valibot';
import { keySchema } from './offer';

const answerOptionSchema = v.object({ id: keySchema, nazwa: v.string() });

/**
 * One extra question. `nazwa` is its text, absent when the title of its form is enough. Many writers of JSON leave out a
 * `wymagane` that is false.
 */
export const questionSchema = v.object({
  id: keySchema,
  nazwa: v.optional(v.nullable(v.string())),
  wymagane: v.nullish(v.boolean(), false),
  odpowiedzi: v.array(answerOptionSchema),
});

/** One item of the response to `GET definicje-formularzy/kierunek-specjalnosc/{id}`; `informacja` is HTML. */
export const formDefinitionSchema = v.object({
  tytul: v.string(),
  informacja: v.optional(v.nullable(v.string()), null),
  pozycjeFormularza: v.array(questionSchema),
});

export type AnswerOption = v.InferOutput<typeof answerOptionSchema>;
export type Question = v.InferOutput<typeof questionSchema>;
export type FormDefinition = v.InferOutput<typeof formDefinitionSchema>;
