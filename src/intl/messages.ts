import type { IntlConfig } from 'react-intl';
import type pl from '../../i18n/pl.json';
import { DEFAULT_LANGUAGE, languageInfo } from '../contract/languages';

/** Messages of one language: compiled at build time, ICU text in tests. */
export type Messages = NonNullable<IntlConfig['messages']>;

/** The files of a language (webpack/laterMessages.js): for the first screens, and for what is loaded after them. */
const files = {
  first: (name: string) =>
    import(/* webpackChunkName: "texts-[request]" */ `../../i18n/${name}.json?first`) as File,
  later: (name: string) =>
    import(/* webpackChunkName: "later-texts-[request]" */ `../../i18n/${name}.json?later`) as File,
};

type File = Promise<{ default: Messages }>;

const loaded = { first: new Map<string, Messages>(), later: new Map<string, Messages>() };
/** True once they have been requested: from then on each language needs them. */
let areLaterWanted = false;

/** The language of the messages: the default one replaces a language without messages. */
function textLanguage(language: string): string {
  return languageInfo(language) === null ? DEFAULT_LANGUAGE : language;
}

async function load(file: keyof typeof files, name: string): Promise<void> {
  if (loaded[file].has(name)) return;
  const { default: messages } = await files[file](name);
  loaded[file].set(name, messages);
}

/**
 * Loads the messages of a language, and its later ones if they have been requested.
 *
 * @param language as the backend names it
 * @returns those of the first screens
 * @throws when a file cannot be loaded
 */
export async function loadMessages(language: string): Promise<Messages> {
  const name = textLanguage(language);
  await Promise.all([load('first', name), areLaterWanted && load('later', name)]);
  // The later ones may have been requested since.
  if (areLaterWanted) await load('later', name);
  return loaded.first.get(name) ?? {};
}

/**
 * Loads the later messages of all languages shown so far; from now on `loadMessages` loads them as well.
 *
 * @throws when a file cannot be loaded
 */
export async function loadLaterMessages(): Promise<void> {
  areLaterWanted = true;
  await Promise.all(Array.from(loaded.first.keys(), (name) => load('later', name)));
}

/** The messages of a language that are loaded, else undefined. */
export function loadedMessages(
  language: string,
  file: keyof typeof files = 'first',
): Messages | undefined {
  return loaded[file].get(textLanguage(language));
}

/** The BCP 47 tag of the messages of a language: for `<html lang>`, plurals, dates and sorting. */
export function localeOf(language: string): string {
  return (languageInfo(language) ?? languageInfo(DEFAULT_LANGUAGE)).tag;
}

/** Keys of the messages. Polish is the reference; the other languages have the same keys. */
export type MessageId = keyof typeof pl;
