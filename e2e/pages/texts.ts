import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, createIntlCache, type IntlConfig, type IntlShape } from 'react-intl';
import type pl from '../../i18n/pl.json';
import { type Language, languageInfo } from '../../src/contract/languages';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';

export type MessageId = keyof typeof pl;

function messagesOf(language: Language): Record<MessageId, string> {
  const file = join(__dirname, `../../i18n/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<MessageId, string>;
}

/** The messages of one language. */
export interface Texts {
  language: Language;
  /** The language tag in HTML. */
  locale: string;
  intl: IntlShape;
  /** The recruitment title. */
  siteTitle: string;
  /** A message as it is shown; with the phone line, unless `values` have another one. */
  say: (id: MessageId, values?: Record<string, string | number>) => string;
  /** Matches an accessible name that starts with the message. */
  beginning: (id: MessageId) => RegExp;
}

/** The messages of a language, from the files of the application. */
export function textsOf(language: Language): Texts {
  return textsFrom(language, messagesOf(language));
}

/** The messages of a language, from other sources, compiled or not. */
export function textsFrom(
  language: Language,
  messages: NonNullable<IntlConfig['messages']>,
): Texts {
  const locale = languageInfo(language).tag;
  const intl = createIntl({ locale, messages }, createIntlCache());
  const phone = { telefon: DEFAULT_SITE_CONFIG.helpLine };
  const say: Texts['say'] = (id, values) => intl.formatMessage({ id }, { ...phone, ...values });
  return {
    language,
    locale,
    intl,
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

/** The Polish messages. */
export const POLISH = textsOf('pl');
