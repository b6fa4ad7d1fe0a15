import { DEFAULT_TITLES, PRIMARY_LANGUAGES } from './languages';
import type { SiteConfig } from './siteConfigSchema';

export type { SiteConfig } from './siteConfigSchema';

export const DEFAULT_SITE_CONFIG: SiteConfig = {
  institution: 'Uczelnia',
  title: DEFAULT_TITLES,
  address: '',
  about: null,
  guardianText: null,
  explanations: {},
  helpLine: '+48 22 000 00 00',
  basePath: '/',
  apiBase: '/api/rekrutacja/',
  languages: PRIMARY_LANGUAGES,
  poland: 'PL',
  tagManagerId: '',
  attribution: false,
  myApplication: false,
  logo: '',
  logoWidth: 36,
  primaryColour: '',
  primaryColourDark: '',
  openingHours: null,
  studentCardPrice: '22 PLN',
  legalLinks: [],
};

/** The `lang` of the text of a language: undefined unless it is the Polish one instead. */
export function fallbackLang(texts: SiteConfig['title'], language: string): 'pl' | undefined {
  return Object.hasOwn(texts, language) ? undefined : 'pl';
}

/** The text of a language, or the Polish one. */
export function textIn(texts: SiteConfig['title'], language: string): string {
  return (Object.hasOwn(texts, language) ? texts[language] : undefined) ?? texts.pl;
}
