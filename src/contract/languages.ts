import table from './languages.json';

/** A language as the backend names it ("pl", "eng"). */
export type Language = keyof typeof table;

/** One `path` of a flag; its box is 24 by 17. */
interface FlagPath {
  fill?: string | undefined;
  stroke?: string | undefined;
  strokeWidth?: string | undefined;
  d: string;
}

/**
 * Everything the application needs to know about a language, except its messages (`i18n/<language>.json`).
 *
 * - `tag`: BCP 47, for `<html lang>`, plurals, dates and sorting
 * - `name`: in the language itself
 * - `primary`: has a flag by default, and replaces a current language without offers
 * - `title`: the default title of the site
 * - `calendar`: its dayjs locale
 * - `written`: its months and dates in words, if Chromium has no data of the language
 * - `flag`: its paths, from the lowest to the topmost
 */
export interface LanguageInfo {
  tag: string;
  name: string;
  primary: boolean;
  title: string;
  calendar: string;
  written?: { months: readonly string[]; day: string; date: string };
  flag: readonly FlagPath[];
}

const ROWS: ReadonlyMap<string, LanguageInfo> = new Map(Object.entries(table));

/** The default and the fallback. */
export const DEFAULT_LANGUAGE = 'pl' satisfies Language;

/** The languages with messages, the default first. */
export const LANGUAGES = Object.keys(table) as Language[];

/**
 * The languages with a flag by default, in the order in which they replace a language without offers
 * (docs/specification.md).
 */
export const PRIMARY_LANGUAGES = LANGUAGES.filter((language) => table[language].primary);

/** Null for a language without messages: the backend may have offers in any language. */
export function languageInfo(language: Language): LanguageInfo;
export function languageInfo(language: string): LanguageInfo | null;
export function languageInfo(language: string): LanguageInfo | null {
  return ROWS.get(language) ?? null;
}

/** The default titles of the site by language. */
export const DEFAULT_TITLES = {
  [DEFAULT_LANGUAGE]: table[DEFAULT_LANGUAGE].title,
  ...Object.fromEntries(LANGUAGES.map((language) => [language, table[language].title])),
};
