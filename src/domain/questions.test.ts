import type { FormDefinition, Question } from '../contract/question';
import { SEVERAL, TYPED, YES_NO } from '../testing/domainFixtures';
import { answerKey } from './enrolmentValues';
import {
  answerTo,
  answerValue,
  questionKind,
  questionRules,
  questionText,
  uniqueQuestions,
} from './questions';
import { errorsByField } from './ruleMessages';

const offering = (...names: string[]) => ({
  odpowiedzi: names.map((nazwa, index) => ({ id: index, nazwa })),
});

test.each([
  [['TAK', 'NIE'], 'TAKNIE'],
  [['NIE', 'TAK'], 'TAKNIE'],
  [['dowolna'], 'TEKST'],
  [['TAK'], 'TEKST'],
  [['TAK', 'TAK'], 'WIELOKROTNY_WYBOR'],
  [['tak', 'nie'], 'WIELOKROTNY_WYBOR'],
  [['TAK', 'NIE', 'NIE WIEM'], 'WIELOKROTNY_WYBOR'],
  [['A', 'B'], 'WIELOKROTNY_WYBOR'],
  [[], 'WIELOKROTNY_WYBOR'],
])('[3.9.1, 3.9.2, 3.9.3] the answers %j make the kind %s', (names, kind) => {
  expect(questionKind(offering(...names))).toBe(kind);
});

test('yes or no is sent as one object', () => {
  expect(answerTo(YES_NO, '102')).toEqual({
    odpowiedzNazwa: 'NIE',
    odpowiedzId: 102,
    odpowiedzTyp: 'WYBOR',
    formularzTyp: 'TAKNIE',
  });
});

test('a text is sent as one object with the id of the only answer', () => {
  expect(answerTo(TYPED, '  Szkoła ')).toEqual({
    odpowiedzNazwa: 'Szkoła',
    odpowiedzId: 201,
    odpowiedzTyp: 'TEKST',
    formularzTyp: 'TEKST',
  });
});

test('ticked answers are sent as a list in the order offered', () => {
  const answer = { odpowiedzTyp: 'WYBOR', formularzTyp: 'WIELOKROTNY_WYBOR' };
  expect(answerTo(SEVERAL, ['303', '301'])).toEqual([
    { odpowiedzNazwa: 'Odpowiedź A', odpowiedzId: 301, ...answer },
    { odpowiedzNazwa: 'Odpowiedź C', odpowiedzId: 303, ...answer },
  ]);
});

test.each<[string, Question, string | string[] | undefined]>([
  ['nothing', YES_NO, undefined],
  ['nothing chosen', YES_NO, ''],
  ['an answer not offered', YES_NO, '999'],
  ['blank text', TYPED, '  \n '],
  ['a list for a text', TYPED, ['Szkoła']],
  ['nothing ticked', SEVERAL, []],
  ['ticks that are not offered', SEVERAL, ['999']],
])('%s is not an answer', (_, question, value) => {
  expect(answerTo(question, value)).toBeNull();
});

test.each<[Question, string | string[]]>([
  [YES_NO, '101'],
  [TYPED, 'Szkoła'],
  [SEVERAL, ['301', '302']],
])('an answer converts back to its value', (question, value) => {
  const answer = answerTo(question, value);
  expect(answer).not.toBeNull();
  expect(answer === null ? null : answerValue(answer)).toEqual(value);
});

const form = (...pozycjeFormularza: Question[]): FormDefinition => ({
  tytul: 'F',
  informacja: null,
  pozycjeFormularza,
});

test('a duplicate question is asked once, over all forms', () => {
  const [first, second] = uniqueQuestions([
    form(YES_NO, TYPED, YES_NO),
    form({ ...TYPED, id: 10 }, SEVERAL),
  ]);
  expect(first?.pozycjeFormularza).toEqual([YES_NO, TYPED]);
  expect(second?.pozycjeFormularza).toEqual([SEVERAL]);
});

test('[5.2.3] only required questions need an answer, each with its own message', () => {
  const optional = { ...YES_NO, id: 11, wymagane: false };
  const required = { ...SEVERAL, wymagane: true };
  const messages = errorsByField(questionRules({}, [form(YES_NO, optional), form(required)]));
  expect(messages).toEqual({
    'odpowiedzi.id10': { id: 'podsumowanie.formularze.walidacja' },
    'odpowiedzi.id30': { id: 'podsumowanie.formularze.walidacja' },
  });
  const answers = { [answerKey(10)]: '101', [answerKey(30)]: ['301'] };
  expect(errorsByField(questionRules(answers, [form(YES_NO, optional), form(required)]))).toEqual(
    {},
  );
});

test('a question without answers does not block the form', () => {
  const impossible = { ...SEVERAL, wymagane: true, odpowiedzi: [] };
  expect(errorsByField(questionRules({}, [form(impossible)]))).toEqual({});
});

test.each([
  ['Pytanie', 'Pytanie'],
  [' ', 'Formularz'],
  [null, 'Formularz'],
  [undefined, 'Formularz'],
])('a question with the name %j has the text "%s"', (nazwa, text) => {
  const form = { tytul: 'Formularz', informacja: null, pozycjeFormularza: [] };
  expect(questionText({ ...YES_NO, nazwa }, form)).toBe(text);
});

test.each([
  ['one\r\ntwo', 'one\ntwo'],
  ['one\rtwo\u2028three', 'one\ntwo\nthree'],
  ['  one \n\n two\t \n', 'one\n\ntwo'],
])('the typed answer %j keeps its line breaks: %j', (typed, sent) => {
  const question = { id: 1, wymagane: true, odpowiedzi: [{ id: 2, nazwa: 'T' }] };
  expect(answerTo(question, typed)).toMatchObject({ odpowiedzNazwa: sent });
});
