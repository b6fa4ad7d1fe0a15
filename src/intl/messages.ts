import type { IntlConfig } from 'react-intl';
import type pl from '../../i18n/pl.json';
import { DEFAULT_LANGUAGE, languageInfo } from '../contract/languages';

/** Messages of one language: compiled at build time, ICU text in tests. */
export type Messages = NonNullable<IntlConfig['messages']>;

type File = Promise<{ default: Messages }>;

/**
 * The files of a language (webpack/laterTexts.js): the messages of the first screens, of the form and the completion page,
 * and of what is beside the form.
 */
const files = {
  first: (name: string) =>
    import(/* webpackChunkName: "texts-[request]" */ `../../i18n/${name}.json?first`) as File,
  later: (name: string) =>
    import(/* webpackChunkName: "later-texts-[request]" */ `../../i18n/${name}.json?later`) as File,
  beside: (name: string) =>
    import(
      /* webpackChunkName: "beside-texts-[request]" */ `../../i18n/${name}.json?beside`
    ) as File,
};

export type LaterFile = Exclude<keyof typeof files, 'first'>;

/** The language of the messages: the default one replaces a language without messages. */
function textLanguage(language: string): string {
  return languageInfo(language) === null ? DEFAULT_LANGUAGE : language;
}

/**
 * By language. A later file adds to the same object, so that its arrival re-renders nothing. Only the code that is
 * loaded with it needs its messages.
 */
const loaded = new Map<string, Messages>();
/** The files that are loaded, each as "file language". */
const loadedFiles = new Set<string>();
/** The files that have been requested: from then on each language needs them. */
const wanted = new Set<keyof typeof files>(['first']);

async function loadWanted(name: string): Promise<void> {
  const load = async (file: keyof typeof files) => {
    const key = `${file} ${name}`;
    if (loadedFiles.has(key)) return;
    const { default: messages } = await files[file](name);
    loaded.set(name, Object.assign(loaded.get(name) ?? {}, messages));
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
  await loadWanted(name);
  // More may have been requested since.
  await loadWanted(name);
  return loaded.get(name) ?? {};
}

/**
 * Adds the messages of a later file to all languages shown so far; from now on `loadMessages` includes them.
 *
 * @throws when a file cannot be loaded
 */
export async function loadLaterMessages(file: LaterFile): Promise<void> {
  wanted.add(file);
  await Promise.all(Array.from(loaded.keys(), loadWanted));
}

/** The messages that `loadMessages` has loaded for a language, else undefined. */
export function loadedMessages(language: string): Messages | undefined {
  const name = textLanguage(language);
  return loadedFiles.has(`first ${name}`) ? loaded.get(name) : undefined;
}

/** The BCP 47 tag of the messages of a language: for `<html lang>`, plurals, dates and sorting. */
export function localeOf(language: string): string {
  return (languageInfo(language) ?? languageInfo(DEFAULT_LANGUAGE)).tag;
}

/** Keys of the messages. Polish is the reference; the other languages have the same keys. */
export type MessageId = keyof typeof pl;
