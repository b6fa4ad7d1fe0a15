import { createContext, useContext } from 'react';

/** The language of the interface as the backend names it ("pl", "eng", ...). */
export const LanguageContext = createContext('pl');

/** The language of the interface, to ask the backend with. */
export function useLanguage(): string {
  return useContext(LanguageContext);
}
