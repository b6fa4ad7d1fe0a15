import type { IntlConfig } from 'react-intl';
import { DEFAULT_LANGUAGE, languageInfo } from '../contract/languages';
import type pl from '../../i18n/pl.json';

/** Messages of one language: compiled at build time, ICU text in tests. */
export type Messages = NonNullable<IntlConfig['messages']>;

type File = Promise<{ default: Messages }>;

/** The messages of the first screens (webpack/laterTexts.js). */
const firstTexts = (name: string) =>
  import(/* webpackChunkName: "texts-[request]" */ `../../i18n/${name}.json?first`) as File;

/** The messages of the form and the completion page. */
const laterTexts = (name: string) =>
  import(/* webpackChunkName: "later-texts-[request]" */ `../../i18n/${name}.json?later`) as File;

/** The language of the messages: the default one replaces a language without messages. */
function textLanguage(language: string): string {
  return languageInfo(language) === null ? DEFAULT_LANGUAGE : language;
}

const first = new Map<string, Messages>();
const later = new Map<string, Messages>();
/** Whether the form has been requested: from then on each language needs both files. */
let isFormWanted = false;

async function loadFirst(name: string): Promise<void> {
  if (!first.has(name)) first.set(name, (await firstTexts(name)).default);
}

async function loadLater(name: string): Promise<void> {
  if (!later.has(name)) later.set(name, (await laterTexts(name)).default);
}

/**
 * Loads the messages of a language, including those of the form once they have been requested.
 *
 * @param language as the backend names it
 * @throws when a file cannot be loaded
 */
export async function loadMessages(language: string): Promise<Messages> {
  const name = textLanguage(language);
  await Promise.all([loadFirst(name), isFormWanted && loadLater(name)]);
  // It may have been requested since.
  if (isFormWanted) await loadLater(name);
  return first.get(name) ?? {};
}

/**
 * Loads the messages of the form for all languages shown so far; from now on `loadMessages` includes them.
 *
 * @throws when a file cannot be loaded
 */
export async function loadLaterMessages(): Promise<void> {
  isFormWanted = true;
  await Promise.all(Array.from(first.keys(), (name) => loadLater(name)));
}

/** The messages that `loadMessages` has loaded for a language, else undefined. */
export function loadedMessages(language: string): Messages | undefined {
  return first.get(textLanguage(language));
}

/** The form's messages of a language; undefined until they are loaded. */
export function loadedLaterMessages(language: string): Messages | undefined {
  return later.get(textLanguage(language));
}

/** The BCP 47 tag of the messages of a language: for `<html lang>`, plurals, dates and sorting. */
export function localeOf(language: string): string {
  return (languageInfo(language) ?? languageInfo(DEFAULT_LANGUAGE)).tag;
}

/** Keys of the messages. Polish is the reference; the other languages have the same keys. */
export type MessageId = keyof typeof pl;
