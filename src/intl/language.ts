import { createContext, useContext } from 'react';
import { DEFAULT_LANGUAGE, languageInfo, LANGUAGES } from '../contract/languages';

/** The language of the interface as the backend names it ("pl", "eng", ...). */
export const LanguageContext = createContext<string>(DEFAULT_LANGUAGE);

/** The language of the interface, as the backend's `lang` parameter. */
export function useLanguage(): string {
  return useContext(LanguageContext);
}

/** The dayjs locale of a language; the default one for a language without messages. */
export function calendarLocale(language: string): string {
  return (languageInfo(language) ?? languageInfo(DEFAULT_LANGUAGE)).calendar;
}

/** All dayjs locales of the application. */
export const CALENDAR_LOCALES: readonly string[] = LANGUAGES.map(calendarLocale);
