import table from './languages.json';

/** A language as the backend names it ("pl", "eng"). */
export type Language = keyof typeof table;

/** Everything the site needs to know about a language, except its messages (`i18n/<language>.json`). */
export interface LanguageInfo {
  /** BCP 47, for `<html lang>`, plurals, dates and sorting. */
  tag: string;
  /** In the language itself. */
  name: string;
  /** Has a flag by default, and replaces a current language without offers. */
  primary: boolean;
  /** The default title of the site. */
  title: string;
  /** Its dayjs locale. */
  calendar: string;
  /** Its months and dates in words, if Chromium has no data of the language. */
  written?: { months: readonly string[]; day: string; date: string };
  /** The paths from the lowest to the topmost, in a box of 24 by 17. */
  flag: readonly { fill?: string; stroke?: string; strokeWidth?: string; d: string }[];
}

const ROWS: ReadonlyMap<string, LanguageInfo> = new Map(Object.entries(table));

/** The default and the fallback. */
export const DEFAULT_LANGUAGE = 'pl' satisfies Language;

/** The languages with messages, the default first. */
export const LANGUAGES = Object.keys(table) as Language[];

/** In the order in which they replace a language without offers (docs/specification.md). */
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
