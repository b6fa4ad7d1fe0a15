import type { IntlConfig } from 'react-intl';
import { DEFAULT_LANGUAGE, languageInfo } from '../contract/languages';
import type pl from '../../i18n/pl.json';

/** Messages of one language: compiled at build time, ICU text in tests. */
export type Messages = NonNullable<IntlConfig['messages']>;

type File = Promise<{ default: Messages }>;

/** The messages of the first screens (webpack/laterTexts.js). */
const firstTexts = (name: string) =>
  import(/* webpackChunkName: "texts-[request]" */ `../../i18n/${name}.json?first`) as File;

/** The messages of the form and the completion page, and of what is beside the form. */
const laterTexts = {
  later: (name: string) =>
    import(/* webpackChunkName: "later-texts-[request]" */ `../../i18n/${name}.json?later`) as File,
  beside: (name: string) =>
    import(
      /* webpackChunkName: "beside-texts-[request]" */ `../../i18n/${name}.json?beside`
    ) as File,
};

export type LaterFile = keyof typeof laterTexts;

/** The language of the messages: the default one replaces a language without messages. */
function textLanguage(language: string): string {
  return languageInfo(language) === null ? DEFAULT_LANGUAGE : language;
}

const first = new Map<string, Messages>();
/** By language, from all files that are loaded. */
const later = new Map<string, Messages>();
const loadedFiles = new Set<string>();
/** The files that have been requested: from then on each language needs them. */
const wanted = new Set<LaterFile>();

async function loadFirst(name: string): Promise<void> {
  if (!first.has(name)) first.set(name, (await firstTexts(name)).default);
}

async function loadLater(name: string): Promise<void> {
  const load = async (file: LaterFile) => {
    const key = `${file} ${name}`;
    if (loadedFiles.has(key)) return;
    const { default: messages } = await laterTexts[file](name);
    later.set(name, { ...later.get(name), ...messages } as Messages);
    loadedFiles.add(key);
  };
  await Promise.all(Array.from(wanted, load));
}

/**
 * Loads the messages of a language, including those of the later files that have been requested.
 *
 * @param language as the backend names it
 * @throws when a file cannot be loaded
 */
export async function loadMessages(language: string): Promise<Messages> {
  const name = textLanguage(language);
  await Promise.all([loadFirst(name), loadLater(name)]);
  // More may have been requested since.
  await loadLater(name);
  return first.get(name) ?? {};
}

/**
 * Loads the messages of a later file for all languages shown so far; from now on `loadMessages` includes them.
 *
 * @throws when a file cannot be loaded
 */
export async function loadLaterMessages(file: LaterFile): Promise<void> {
  wanted.add(file);
  await Promise.all(Array.from(first.keys(), (name) => loadLater(name)));
}

/** The messages that `loadMessages` has loaded for a language, else undefined. */
export function loadedMessages(language: string): Messages | undefined {
  return first.get(textLanguage(language));
}

/** The messages of a language in the later files; undefined until one is loaded. */
export function loadedLaterMessages(language: string): Messages | undefined {
  return later.get(textLanguage(language));
}

/** The BCP 47 tag of the messages of a language: for `<html lang>`, plurals, dates and sorting. */
export function localeOf(language: string): string {
  return (languageInfo(language) ?? languageInfo(DEFAULT_LANGUAGE)).tag;
}

/** Keys of the messages. Polish is the reference; the other languages have the same keys. */
export type MessageId = keyof typeof pl;
