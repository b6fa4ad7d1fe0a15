import { createContext, useContext } from 'react';

/** The language of the interface as the backend names it ("pl", "eng", ...). */
export const LanguageContext = createContext('pl');

/** The language of the interface, as the backend's `lang` parameter. */
export function useLanguage(): string {
  return useContext(LanguageContext);
}
