import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../src/contract/languages';

/** A typographic fault and its pattern. */
interface Rule {
  wrong: string;
  found: RegExp;
}

const EVERYWHERE: readonly Rule[] = [
  { wrong: 'an ordinary space before a dash', found: /\S [–—]/u },
  { wrong: 'a hyphen in place of a dash', found: /\s-\s/u },
  { wrong: 'three dots in place of an ellipsis', found: /\.\.\./u },
  // "2.2" is a version number, so the next word is not a unit.
  { wrong: 'an ordinary space after a number', found: /(?<![\d.])(?:\d+|#) (?=\p{L}|%)/u },
  { wrong: 'an ordinary space between an amount and its unit', found: /\{kwota, number\} /u },
  { wrong: 'an ordinary space before a numeral', found: /(?:\b(?:nr|no|Nr)\.?|č\.|№|PLN) [{\d]/u },
  { wrong: 'two spaces', found: /\s\s/u },
];

/** In these languages a line must not end with a single letter. */
function singleLetters(letters: string): Rule {
  return {
    wrong: 'an ordinary space after a word of one letter',
    found: new RegExp(`(?<![\\p{L}\\p{N}])[${letters}] `, 'iu'),
  };
}

const OF_LANGUAGE: Readonly<Partial<Record<string, readonly Rule[]>>> = {
  pl: [singleLetters('aiouwz')],
  sk: [singleLetters('aikosuvz')],
  cs: [singleLetters('aikosuvz')],
  ru: [
    singleLetters('авикосуя'),
    { wrong: 'an ordinary space between "не" and its number', found: /не (?:менее|более)/u },
  ],
  de: [
    { wrong: 'an ellipsis that is glued to a whole word', found: /\p{L}…/u },
    { wrong: 'an ordinary space before an ellipsis', found: / …/u },
    { wrong: 'an ordinary space within "z. B."', found: /z\. B\./u },
  ],
  uk: [
    singleLetters('авзійоуя'),
    { wrong: 'an apostrophe other than U+02BC', found: /['`‘’´]/u },
    { wrong: 'an ordinary space between "не" and its number', found: /не більше/u },
  ],
  uz: [
    { wrong: 'a mark that is no letter: oʻ, gʻ take U+02BB, others U+02BC', found: /['`‘’´]/u },
    { wrong: 'U+02BC in oʻ or gʻ', found: /[og]ʼ/iu },
    { wrong: 'U+02BB outside oʻ and gʻ', found: /(?<![og])ʻ/iu },
    { wrong: 'an ordinary space before "ta"', found: /[\d#}] ta(?:dan|si)?(?!\p{L})/u },
  ],
};

/** All faults of a text, with their context. */
function faults(language: string, texts: Readonly<Record<string, string>>): string[] {
  const rules = [...EVERYWHERE, ...(OF_LANGUAGE[language] ?? [])];
  return Object.entries(texts).flatMap(([key, text]) =>
    rules.flatMap(({ wrong, found }) =>
      [...text.matchAll(new RegExp(found, `${found.flags}g`))].map(
        ({ index }) => `${key}: ${wrong}: "${text.slice(Math.max(0, index - 10), index + 12)}"`,
      ),
    ),
  );
}

test.each(LANGUAGES)('%s follows the typographic rules', (language) => {
  const file = readFileSync(join(__dirname, `${language}.json`), 'utf8');
  expect(faults(language, JSON.parse(file) as Record<string, string>)).toEqual([]);
});

test.each([
  ['pl', 'Wpisz dane w polu'],
  ['pl', 'O tym'],
  ['eng', 'Choose – or not'],
  ['de', 'Wird geladen…'],
  ['sk', 'v okne 320 pixelov'],
  ['ru', 'не менее 3 знаков'],
  ['uk', 'м’ята'],
  ['uk', 'не більше ніж 3'],
  ['uz', "o'qish"],
  ['uz', 'o‘qish'],
  ['uz', 'maʻlumot'],
])('%s: "%s" is reported', (language, text) => {
  expect(faults(language, { key: text })).not.toEqual([]);
});
