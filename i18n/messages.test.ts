import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageInfo, LANGUAGES as TABLE } from '../src/contract/languages';

const ROOT = join(__dirname, '..');

function textsOf(language: string): Record<string, string> {
  return JSON.parse(readFileSync(join(__dirname, `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
}

const LANGUAGES = readdirSync(__dirname)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));
const OTHERS = LANGUAGES.filter((language) => language !== 'pl');
const reference = textsOf('pl');

/** The plural categories of a language, for integers and fractions. */
function categoriesOf(language: string): string[] {
  const { tag } = languageInfo(language) ?? { tag: language };
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}

interface Shape {
  /** name -> its format */
  placeholders: Record<string, string>;
  plurals: { name: string; options: string[] }[];
}

function shapeOf(elements: readonly MessageFormatElement[]): Shape {
  const shape: Shape = { placeholders: {}, plurals: [] };
  const visit = (element: MessageFormatElement) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    shape.placeholders[element.value] = TYPE[element.type];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const options = Object.keys(element.options);
      if (element.type === TYPE.plural) shape.plurals.push({ name: element.value, options });
      Object.values(element.options).forEach((option) => option.value.forEach(visit));
    }
    if (element.type === TYPE.tag) element.children.forEach(visit);
  };
  elements.forEach(visit);
  return shape;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const SOURCES = sourceFiles(join(ROOT, 'src'));

test('there is one file of messages for each language of the table', () => {
  expect(LANGUAGES.sort()).toEqual([...TABLE].sort());
});

test.each(OTHERS)('[1.2.1] %s has exactly the keys of Polish', (language) => {
  expect(Object.keys(textsOf(language)).sort()).toEqual(Object.keys(reference).sort());
});

test.each(OTHERS)('[9.3.4] %s has the placeholders of Polish in each message', (language) => {
  const texts = textsOf(language);
  const differing = Object.entries(reference).filter(([key, text]) => {
    const other = texts[key];
    if (other === undefined) return false;
    const expected = shapeOf(parse(text)).placeholders;
    return (
      JSON.stringify(Object.entries(shapeOf(parse(other)).placeholders).sort()) !==
      JSON.stringify(Object.entries(expected).sort())
    );
  });
  expect(differing.map(([key]) => key)).toEqual([]);
});

test.each(LANGUAGES)('%s has every plural form of its grammar', (language) => {
  const needed = categoriesOf(language);
  const lacking = Object.entries(textsOf(language)).filter(([, text]) =>
    shapeOf(parse(text)).plurals.some(({ options }) =>
      needed.some((category) => !options.includes(category)),
    ),
  );
  expect(lacking.map(([key]) => key)).toEqual([]);
});

test.each(LANGUAGES)('[9.3.4] %s has no empty message', (language) => {
  const empty = Object.entries(textsOf(language)).filter(([, text]) => text.trim() === '');
  expect(empty.map(([key]) => key)).toEqual([]);
});

/** Messages beside a `CallButton`, and its own name. */
const AT_CALL_BUTTON =
  /^(oferty\.tylko_numery$|podsumowanie\.wynik\.|pomoc\.zadzwon$|zgloszenie\.limit\.tekst$)/;

test('a message that asks to call has the phone number', () => {
  const asking = Object.entries(reference).filter(
    ([key, text]) =>
      /zadzwo(ń|nisz)|skontaktuj\s/i.test(text) &&
      !AT_CALL_BUTTON.test(key) &&
      !('telefon' in shapeOf(parse(text)).placeholders),
  );
  expect(asking.map(([key]) => key)).toEqual([]);
});

/** Messages that name a control, each with the message of its label. */
const QUOTES = [
  ['podsumowanie.dane_osobowe.walidacja.obywatelstwo_polskie', 'podsumowanie.obywatelstwo.polskie'],
  ['podsumowanie.szkic.koniec.tekst', 'podsumowanie.szkic.pytanie.zostaw'],
] as const;

test.each(LANGUAGES)('%s quotes labels exactly', (language) => {
  const texts = textsOf(language);
  for (const [text, label] of QUOTES) expect(texts[text]).toContain(texts[label]);
});

const { fileOf } = jest.requireActual<{ fileOf: (key: string) => string }>(
  '../webpack/laterMessages',
);

/** Where later messages may be used; the copy and its page have texts of the form. */
const LATER_USERS =
  /\/src\/(features\/(myApplication|enrolment|completion|selection\/links)|contact|copy|fields|domain|testing|app\/(analytics|extraction))\//;

/** Whether these files contain a key, in quotes. */
function usesOf(files: readonly string[]): (key: string) => boolean {
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return (key) => source.includes(`'${key}'`) || source.includes(`"${key}"`);
}

test('a later message is used by later parts only', () => {
  const elsewhere = usesOf(SOURCES.filter((file) => !LATER_USERS.test(file)));
  const later = Object.keys(reference).filter((key) => fileOf(key) === 'later');
  expect(later).not.toEqual([]);
  expect(later.filter(elsewhere)).toEqual([]);
});

test('every message is used', () => {
  const isUsed = usesOf(SOURCES);
  expect(Object.keys(reference).filter((key) => !isUsed(key))).toEqual([]);
});

/** The prefix of the errors of a field, and its hint. */
const HINTED = [
  ['podsumowanie.adres.walidacja.kod_pocztowy', 'podsumowanie.adres.kod_pocztowy.format'],
  ['podsumowanie.dane_osobowe.walidacja.pesel', 'podsumowanie.dane_osobowe.data_ur.po_pesel'],
  ['podsumowanie.dane_osobowe.walidacja.data_ur', 'podsumowanie.dane_osobowe.data_ur.format'],
] as const;

test.each(LANGUAGES)('in %s an error does not repeat the hint below its field', (language) => {
  const texts = textsOf(language);
  const expected = /\b(?:5|11)\b|23\/11\/2004/;
  for (const [errors, hint] of HINTED) {
    expect(texts[hint]).toMatch(expected);
    const messages = Object.keys(texts).filter((id) => id.startsWith(errors));
    expect(messages.filter((id) => expected.test(texts[id] ?? ''))).toEqual([]);
  }
});
