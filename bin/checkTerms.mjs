/*
 * `node bin/checkTerms.mjs`: checks that no text for candidates contains a term that docs/glossary.md rejects, in the
 * interface, its titles and its page, in the confirmation by e-mail and in the seed.
 */
import { readdirSync, readFileSync } from 'node:fs';

const PAGE = 'docs/glossary.md';
const CONFIRMATIONS = 'server/confirmation/texts.json';
const TABLE_OF_LANGUAGES = 'src/contract/languages.json';
const INDEX = 'public/index.html';
const TABLE = '## Rejected terms';
const MIN_TERMS = 40;

const root = new URL('../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const languages = JSON.parse(read(TABLE_OF_LANGUAGES));
const LANGUAGES = Object.keys(languages);

const plain = (text) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Matches a term as whole words; `*` stands for the rest of a word. */
function matcher(term) {
  const words = plain(term)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<![\\p{L}-])${words}(?!\\p{L})`, 'gu');
}

const rejected = read(PAGE)
  .slice(read(PAGE).indexOf(TABLE))
  .split('\n')
  .filter((line) => LANGUAGES.some((language) => line.startsWith(`| ${language} |`)))
  .map((line) => {
    const [language, never, except, but] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const exceptions = except === '' ? [] : except.split(', ').map(matcher);
    return { language, never, found: matcher(never), exceptions, but };
  });

/** The rejected terms in a text, each with its replacement. */
function faults(language, text) {
  return rejected
    .filter((term) => term.language === language)
    .filter(({ found, exceptions }) => {
      const rest = exceptions.reduce((left, right) => left.replace(right, ' '), plain(text));
      return rest.search(found) >= 0;
    })
    .map(({ never, but }) => `"${never}" – write ${but}`);
}

/** All texts below a value of a seed file, with their language: that of the key or of the offer. */
function textsBelow(value, path, language) {
  if (typeof value === 'string') {
    return language === undefined ? [] : [{ language, path, text: value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const inside = value.rekrutacja?.lang ?? language;
  return Object.entries(value).flatMap(([key, part]) =>
    textsBelow(part, `${path}.${key}`, LANGUAGES.includes(key) ? key : inside),
  );
}

/** The texts of the page that is there before the interface: its head is Polish, each notice says its language. */
function textsOfPage(html) {
  const head = [...html.matchAll(/<title>([^<]*)|<meta [^>]*\bcontent="([^"]*)"/g)].map(
    ([, title, content]) => ['pl', title ?? content],
  );
  const notices = [...html.matchAll(/<p lang="(\w+)">([^]*?)<\/p>/g)].map(([, tag, text]) => [
    LANGUAGES.find((language) => languages[language].tag.split('-')[0] === tag),
    text,
  ]);
  return [...head, ...notices].map(([language, text]) => ({ language, path: INDEX, text }));
}

const texts = [
  ...LANGUAGES.map((language) => ({
    language,
    path: TABLE_OF_LANGUAGES,
    text: languages[language].title,
  })),
  ...textsOfPage(read(INDEX)),
  ...LANGUAGES.flatMap((language) =>
    textsBelow(JSON.parse(read(`i18n/${language}.json`)), `i18n/${language}`, language),
  ),
  ...textsBelow(JSON.parse(read(CONFIRMATIONS)), CONFIRMATIONS),
  ...readdirSync(new URL('server/seed/data/', root))
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      textsBelow(JSON.parse(read(`server/seed/data/${file}`)), `server/seed/data/${file}`),
    ),
];

const found = texts.flatMap(({ language, path, text }) =>
  faults(language, text).map(
    (fault) => `${path} (${language}): ${fault}\n    ${text.slice(0, 120)}`,
  ),
);
if (rejected.length < MIN_TERMS) {
  found.push(`${PAGE}: only ${String(rejected.length)} rejected terms, is "${TABLE}" still there?`);
}
for (const fault of found) console.error(fault);
console.log(
  `${String(texts.length)} texts, ${String(rejected.length)} rejected terms, ${String(found.length)} faults`,
);
process.exitCode = found.length === 0 ? 0 : 1;
