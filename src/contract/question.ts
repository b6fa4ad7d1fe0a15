import * as v from 'valibot';
import { keySchema } from './key';

const answerOptionSchema = v.object({ id: keySchema, nazwa: v.string() });

/** One extra question. `nazwa` is its text, absent when the title of its form is enough. */
export const questionSchema = v.object({
  id: keySchema,
  nazwa: v.optional(v.nullable(v.string())),
  wymagane: v.boolean(),
  odpowiedzi: v.array(answerOptionSchema),
});

/** One item of the response to `GET definicje-formularzy/kierunek-specjalnosc/{id}`; `informacja` is HTML. */
export const formDefinitionSchema = v.object({
  tytul: v.string(),
  informacja: v.nullable(v.string()),
  pozycjeFormularza: v.array(questionSchema),
});

export type AnswerOption = v.InferOutput<typeof answerOptionSchema>;
export type Question = v.InferOutput<typeof questionSchema>;
export type FormDefinition = v.InferOutput<typeof formDefinitionSchema>;
