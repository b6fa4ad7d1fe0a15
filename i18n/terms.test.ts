import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import terms from '../docs/terms.json';
import { languageInfo, LANGUAGES } from '../src/contract/languages';

const ROOT = join(__dirname, '..');
const SEED = 'server/seed/data';
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Rejected {
  /** In lower case; `*` stands for the rest of a word. */
  never: string;
  /** Expressions in which the term is right. */
  except?: string[];
  write: string;
}

const rejected: Record<string, Rejected[]> = terms.rejected;

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Matches a term as whole words. */
function matcher(term: string): RegExp {
  const words = plain(term)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<![\\p{L}-])${words}(?!\\p{L})`, 'gu');
}

/** The rejected terms in a text, each with its replacement. */
function faultsOf(language: string, text: string): string[] {
  return (rejected[language] ?? [])
    .filter(({ never, except = [] }) => {
      const rest = except.map(matcher).reduce((left, it) => left.replace(it, ' '), plain(text));
      return rest.search(matcher(never)) >= 0;
    })
    .map(({ never, write }) => `"${never}" in "${text.slice(0, 120)}": write ${write}`);
}

type Text = [language: string, text: string];

/** All texts below a value, with their language: that of the key or of the offer. */
function textsBelow(value: unknown, language: string): Text[] {
  if (typeof value === 'string') return language === '' ? [] : [[language, value]];
  if (typeof value !== 'object' || value === null) return [];
  const { rekrutacja } = value as { rekrutacja?: { lang?: string } };
  return Object.entries(value).flatMap(([key, part]) =>
    textsBelow(part, key in rejected ? key : (rekrutacja?.lang ?? language)),
  );
}

/** The texts of the page before its scripts run: its head is Polish, each notice says its language. */
function textsOfPage(): Text[] {
  const html = read('public/index.html');
  const head = html.matchAll(/<title>([^<]*)|<meta [^>]*\bcontent="([^"]*)"/g);
  const notices = html.matchAll(/<p lang="(\w+)">([^]*?)<\/p>/g);
  const languageOf = (tag: string) =>
    LANGUAGES.find((language) => languageInfo(language).tag.split('-')[0] === tag) ?? '';
  return [
    ...[...head].map(([, title, content = '']): Text => ['pl', title ?? content]),
    ...[...notices].map(([, tag = '', text = '']): Text => [languageOf(tag), text]),
  ];
}

const seedFiles = readdirSync(join(ROOT, SEED)).filter((file) => file.endsWith('.json'));
const languageOfFile = (file: string) =>
  LANGUAGES.find((language) => file === `i18n/${language}.json`) ?? '';

const files = [
  ...LANGUAGES.map((language) => `i18n/${language}.json`),
  'src/contract/languages.json',
  'server/confirmation/texts.json',
  ...seedFiles.map((file) => `${SEED}/${file}`),
];

test.each(files)('%s contains no rejected term', (file) => {
  const texts = textsBelow(JSON.parse(read(file)), languageOfFile(file));
  expect(texts.flatMap(([language, text]) => faultsOf(language, text))).toEqual([]);
});

test('the page contains no rejected term', () => {
  expect(textsOfPage().flatMap(([language, text]) => faultsOf(language, text))).toEqual([]);
});

test('a rejected term is found in every form, and not in its exceptions', () => {
  expect(faultsOf('ru', 'Форма обучения')).toEqual([]);
  expect(faultsOf('ru', 'Отправьте <b>форму</b>')).toHaveLength(1);
  expect(faultsOf('de', 'Die Zulassungsstellen')).toHaveLength(1);
});
