import { createIntl, createIntlCache, type IntlConfig } from 'react-intl';
import cs from '../../i18n/cs.json';
import de from '../../i18n/de.json';
import eng from '../../i18n/eng.json';
import pl from '../../i18n/pl.json';
import ru from '../../i18n/ru.json';
import sk from '../../i18n/sk.json';
import uz from '../../i18n/uz.json';
import type { LANGUAGES } from '../../src/contract/languages';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';

export type Language = (typeof LANGUAGES)[number];
export type MessageId = keyof typeof pl;

const MESSAGES: Readonly<Record<Language, Record<MessageId, string>>> = {
  pl,
  eng,
  de,
  sk,
  cs,
  ru,
  uz,
};

/** The messages of one language. */
export interface Texts {
  language: Language;
  /** The language tag in HTML. */
  locale: string;
  /** The recruitment title. */
  siteTitle: string;
  say: (id: MessageId, values?: Record<string, string | number>) => string;
  /** Matches an accessible name that starts with the message. */
  beginning: (id: MessageId) => RegExp;
}

/** The messages of a language, from the files of the application. */
export function textsOf(language: Language): Texts {
  return textsFrom(language, MESSAGES[language]);
}

/** The messages of a language, from other sources, compiled or not. */
export function textsFrom(
  language: Language,
  messages: NonNullable<IntlConfig['messages']>,
): Texts {
  const locale = language === 'eng' ? 'en' : language;
  const intl = createIntl({ locale, messages }, createIntlCache());
  const say: Texts['say'] = (id, values) => intl.formatMessage({ id }, values);
  return {
    language,
    locale,
    siteTitle: DEFAULT_SITE_CONFIG.title[language] ?? DEFAULT_SITE_CONFIG.title.pl,
    say,
    beginning: (id) => beginningWith(say(id)),
  };
}

/** Matches a text at the start, with any white space. */
export function beginningWith(text: string): RegExp {
  const words = text.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${words.join('\\s+')}`);
}
