import { LANGUAGES } from '../../../src/contract/languages';
import { type Flow, FLOWS } from '../../../src/contract/offer';
import type { AnswerOption } from '../../../src/contract/question';
import { repeated } from '../../testing/counting';
import { readSeedFiles } from '../load/seedFiles';

const { offers, formDefinitions, consents, completionTexts } = readSeedFiles(__dirname);

const definitions = (group: Flow, lang: string) => formDefinitions.byGroup[group]?.[lang] ?? [];
const questions = (group: Flow, lang: string) =>
  definitions(group, lang).flatMap((definition) => definition.pozycjeFormularza);

/** The kind of a question, determined by its answers (src/domain/questions.ts). */
function kind(answers: readonly AnswerOption[]): string {
  if (answers.map((answer) => answer.nazwa).join() === 'TAK,NIE') return 'yes or no';
  return answers.length === 1 ? 'text' : 'several';
}

/** The properties that must be the same in every language. */
function shape(group: Flow, lang: string) {
  return questions(group, lang).map(({ id, nazwa, wymagane, odpowiedzi }) => ({
    id,
    named: typeof nazwa === 'string',
    wymagane,
    kind: kind(odpowiedzi),
    answers: odpowiedzi.map((answer) => answer.id),
  }));
}

test.each(FLOWS)('the questions of %s are of all kinds, required and optional', (group) => {
  const asked = shape(group, 'pl');
  expect(new Set(asked.map((question) => question.kind)).size).toBe(3);
  expect(new Set(asked.map((question) => question.wymagane)).size).toBe(2);
  expect(definitions(group, 'pl').some((it) => it.informacja !== null)).toBe(true);
});

test.each(FLOWS)('the questions of %s are the same in every language', (group) => {
  for (const lang of LANGUAGES) expect(shape(group, lang)).toEqual(shape(group, 'pl'));
  const ids = shape(group, 'pl').flatMap(({ id, answers }) => [id, ...answers]);
  expect(repeated(ids.map(String))).toEqual([]);
});

test('texts exist in every language, in the order of the table', () => {
  for (const texts of [consents, completionTexts, ...Object.values(formDefinitions.byGroup)]) {
    expect(Object.keys(texts)).toEqual([...LANGUAGES]);
  }
});

test.each(LANGUAGES)(
  'in %s there are four consents, of which one is a link and one is long',
  (lang) => {
    const given = consents[lang] ?? [];
    const contents = given.map((consent) => consent.trescWarunkow);
    expect(given.map((consent) => consent.id)).toEqual([1, 2, 3, 4]);
    expect(contents.filter((it) => /^https:\/\/example\.edu\/\S+$/.test(it))).toHaveLength(1);
    expect(contents.filter((it) => it.startsWith('<'))).toHaveLength(3);
    expect(Math.max(...contents.map((it) => it.length))).toBeGreaterThan(1500);
  },
);

test.each(LANGUAGES)(
  'in %s the information on data names a contact and the time of storage',
  (lang) => {
    const information = consents[lang]?.find(({ id }) => id === 3)?.trescWarunkow;
    expect(information).toContain('iod@example.edu');
    expect(information).toMatch(/\b12\s/);
  },
);

test.each(LANGUAGES)('in %s the completion text has a heading and numbered steps', (lang) => {
  expect(completionTexts[lang]).toMatch(/^<h2>.+<\/h2><ol>.+<\/ol><h3>/);
});

/** The names in an attribute of a text. */
const named = (text: string, attribute: string) =>
  [...text.matchAll(new RegExp(`${attribute}="([^"]*)"`, 'g'))].flatMap(([, names = '']) =>
    names.split(' | '),
  );

test.each(LANGUAGES)('in %s the thank-you has a part for each level and city', (lang) => {
  const chosen = offers.filter(({ rekrutacja }) => rekrutacja.lang === lang);
  const levels = chosen.map(({ kierunekSpecjalnosc }) => kierunekSpecjalnosc.stopienStudiow.nazwa);
  const cities = chosen.map(({ kierunekSpecjalnosc }) => kierunekSpecjalnosc.wydzial.nazwa);
  const text = completionTexts[lang] ?? '';
  expect(named(text, 'data-poziom').sort()).toEqual([...new Set(levels)].sort());
  expect(named(text, 'data-miasto').sort()).toEqual([...new Set(cities)].sort());
  expect(named(text, 'datetime')).toEqual(['09-30']);
});

test('Uzbek texts are written with the letters oʻ, gʻ and ʼ, not with quotation marks', () => {
  const files = readSeedFiles(__dirname);
  const texts = [
    consents.uz,
    completionTexts.uz,
    FLOWS.map((group) => definitions(group, 'uz')),
    files.offers.filter((offer) => offer.rekrutacja.lang === 'uz'),
    files.countries.uz,
    files.citizenships.uz,
    files.phonePrefixes.uz,
  ];
  const letters = JSON.stringify(texts);
  expect(letters).toMatch(/[oOgG]\u02BB/);
  expect(letters).not.toMatch(/['‘’`]|[oOgG]\u02BC|[^oOgG]\u02BB/);
});

/** Tags, each with its attributes. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(['h2', 'h3', 'ol', 'p', 'strong', 'ul'].map((tag) => [tag, /^$/])),
  a: /^( href="https:\/\/example\.edu\/\S+")?$/,
  li: /^( data-(poziom|miasto)="[^"<]+")?$/,
  time: /^( datetime="\d{2}-\d{2}")?$/,
};

test('texts contain plain markup: well nested, without styles and addresses', () => {
  const texts = [
    ...LANGUAGES.flatMap((lang) => (consents[lang] ?? []).map((it) => it.trescWarunkow)),
    ...Object.values(completionTexts),
    ...FLOWS.flatMap((group) =>
      LANGUAGES.flatMap((lang) => definitions(group, lang).map((it) => it.informacja ?? '')),
    ),
  ];
  for (const text of texts) {
    const open: string[] = [];
    for (const [, close, tag = '', attributes] of text.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
      if (close === '/') expect(open.pop()).toBe(tag);
      else open.push(tag);
      expect(attributes).toMatch(ATTRIBUTES[tag] ?? 'no such tag');
    }
    expect(open).toEqual([]);
  }
});
