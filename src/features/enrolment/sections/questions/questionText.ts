import type { FormDefinition, Question } from '../../../../contract/question';

/** What is asked: the question's own text, or the title of its form when that says it all. */
export function questionText({ nazwa }: Question, { tytul }: FormDefinition): string {
  return nazwa?.trim() ? nazwa : tytul;
}
