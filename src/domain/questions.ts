import type { Answer, QuestionKind } from '../contract/application';
import type { AnswerOption, FormDefinition, Question } from '../contract/question';
import { answerKey, type EnrolmentValues } from './enrolmentValues';
import { plainLines, visibleText } from './plainText';
import { type Finding, RULE_MESSAGES, type RuleMessage } from './ruleMessages';
import { MAX_LENGTHS, maxLength } from './textRules';
import { uniqueBy } from './uniqueBy';

type Answers = EnrolmentValues['odpowiedzi'];

/** The kind of a question, determined by its answers. */
export function questionKind({ odpowiedzi }: Pick<Question, 'odpowiedzi'>): QuestionKind {
  if (odpowiedzi.length === 1) return 'TEKST';
  const names = odpowiedzi.map(({ nazwa }) => nazwa);
  const yesOrNo = names.length === 2 && names.includes('TAK') && names.includes('NIE');
  return yesOrNo ? 'TAKNIE' : 'WIELOKROTNY_WYBOR';
}

/** A question without answers cannot be answered, so it is neither shown nor required. */
export function isAnswerable({ odpowiedzi }: Pick<Question, 'odpowiedzi'>): boolean {
  return odpowiedzi.length > 0;
}

/** Removes duplicate questions by id: the first one stays. */
export function uniqueQuestions(definitions: readonly FormDefinition[]): FormDefinition[] {
  const seen = new Set<string>();
  return definitions.map((definition) => ({
    ...definition,
    pozycjeFormularza: uniqueBy(definition.pozycjeFormularza, ({ id }) => answerKey(id), seen),
  }));
}

function chosen({ id, nazwa }: AnswerOption, formularzTyp: QuestionKind): Answer {
  return { odpowiedzNazwa: nazwa, odpowiedzId: id, odpowiedzTyp: 'WYBOR', formularzTyp };
}

function typedAnswer({ odpowiedzi: [only] }: Question, text: string): Answer | null {
  if (only === undefined || visibleText(text) === '') return null;
  const odpowiedzNazwa = plainLines(text);
  return { odpowiedzNazwa, odpowiedzId: only.id, odpowiedzTyp: 'TEKST', formularzTyp: 'TEKST' };
}

/** The `odpowiedz` to send; null for an unanswered question. An answer that is not offered counts as none. */
export function answerTo(question: Question, value: Answers[string]): Answer | Answer[] | null {
  const kind = questionKind(question);
  const isChosen = ({ id }: AnswerOption) =>
    Array.isArray(value) ? value.includes(String(id)) : value === String(id);
  const options = question.odpowiedzi.filter(isChosen).map((option) => chosen(option, kind));
  switch (kind) {
    case 'TEKST':
      return typeof value === 'string' ? typedAnswer(question, value) : null;
    case 'TAKNIE':
      return options[0] ?? null;
    case 'WIELOKROTNY_WYBOR':
      return options.length > 0 ? options : null;
  }
}

/** The form's value of a sent answer: the inverse of `answerTo`. */
export function answerValue(answer: Answer | Answer[]): string | string[] {
  if (Array.isArray(answer)) return answer.map(({ odpowiedzId }) => String(odpowiedzId));
  return answer.formularzTyp === 'TEKST' ? answer.odpowiedzNazwa : String(answer.odpowiedzId);
}

/** The number of characters of a typed answer from 80 % of the allowed ones on; null for a shorter one. */
export function answerLength(text: string): number | null {
  const length = Array.from(plainLines(text)).length;
  return length >= 0.8 * MAX_LENGTHS.answer ? length : null;
}

function answerFault(question: Question, value: Answers[string]): RuleMessage | null {
  const answer = answerTo(question, value);
  if (answer === null) return question.wymagane ? { id: RULE_MESSAGES.question } : null;
  if (Array.isArray(answer) || maxLength(answer.odpowiedzNazwa, MAX_LENGTHS.answer) === null) {
    return null;
  }
  return { id: RULE_MESSAGES.answerTooLong, values: { limit: String(MAX_LENGTHS.answer) } };
}

/** Required extra questions need an answer (docs/specification.md, section 5); a typed answer has a maximum length. */
export function questionRules(answers: Answers, definitions: readonly FormDefinition[]): Finding[] {
  const questions = uniqueQuestions(definitions).flatMap(
    ({ pozycjeFormularza }) => pozycjeFormularza,
  );
  return questions.filter(isAnswerable).map((question) => {
    const key = answerKey(question.id);
    return [`odpowiedzi.${key}`, answerFault(question, answers[key])];
  });
}

/** The question's own text, or the title of its form when it has none. */
export function questionText({ nazwa }: Question, { tytul }: FormDefinition): string {
  return nazwa?.trim() ? nazwa : tytul;
}
