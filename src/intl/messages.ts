import type { IntlConfig } from 'react-intl';

/** Messages of one language: compiled at build time, ICU text in tests. */
export type Messages = NonNullable<IntlConfig['messages']>;

type Load = () => Promise<{ default: Messages }>;

const LOADERS: Readonly<Record<string, Load>> = {
  pl: () => import(/* webpackChunkName: "texts-pl" */ '../../i18n/pl.json'),
  eng: () => import(/* webpackChunkName: "texts-eng" */ '../../i18n/eng.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ '../../i18n/de.json'),
  sk: () => import(/* webpackChunkName: "texts-sk" */ '../../i18n/sk.json'),
  cs: () => import(/* webpackChunkName: "texts-cs" */ '../../i18n/cs.json'),
  ru: () => import(/* webpackChunkName: "texts-ru" */ '../../i18n/ru.json'),
  uz: () => import(/* webpackChunkName: "texts-uz" */ '../../i18n/uz.json'),
};

/** `pl` is the fallback for a language without texts (specification, section 9). */
function textLanguage(language: string): string {
  return Object.hasOwn(LOADERS, language) ? language : 'pl';
}

const loaded = new Map<string, Messages>();

/**
 * Loads the messages of a language, including those of the form once they have been requested.
 *
 * @param language as the backend names it
 * @throws when a file cannot be loaded
 */
export async function loadMessages(language: string): Promise<Messages> {
  const name = textLanguage(language);
  const messages = (await LOADERS[name]?.())?.default ?? {};
  loaded.set(name, messages);
  return messages;
}

/** The texts of a language at once; undefined until `loadMessages` has loaded them. */
export function loadedMessages(language: string): Messages | undefined {
  return loaded.get(textLanguage(language));
}

/** The BCP 47 tag of the texts that are shown for a language: for `<html lang>`, plurals, dates and sorting. */
export function localeOf(language: string): string {
  const shown = textLanguage(language);
  return shown === 'eng' ? 'en' : shown;
}
