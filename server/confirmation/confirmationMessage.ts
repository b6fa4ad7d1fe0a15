import {
  DEFAULT_LANGUAGE,
  type Language,
  languageInfo,
  LANGUAGES,
} from '../../src/contract/languages';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { offerText } from '../../src/domain/offerValues';
import { shownReference } from '../../src/domain/referenceNumber';
import { NOTICES, SAVED } from '../database/eventKinds';
import { escapeHtml } from '../escapeHtml';
import type { NoticeEvent, SavedEvent } from '../outbox/readEvents';
import texts from './texts.json';

/** A mail to send. `language`: BCP 47. */
interface Message {
  language: string;
  subject: string;
  text: string;
  html: string;
}

/** What names the programme, in the order of a mail. */
const PROGRAMME = ['direction', 'specialisation', 'level', 'mode', 'city'] as const;

/** `{numer}` stands for the reference number, `{telefon}` for the help line. */
const TEXTS: Readonly<Record<Language, typeof texts.pl>> = texts;

/** Date and time in the institution's time zone, as on the completion page. */
const dateAndTime = (instant: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  }).format(new Date(instant));

/** `siteUrl`: where the site is, with a slash at the end; null leaves out the link to the page "My application". */
export interface MailSite extends Pick<SiteConfig, 'institution' | 'helpLine'> {
  siteUrl: string | null;
}

type MailedEvent = Pick<SavedEvent | NoticeEvent, 'type' | 'timestamp'> & {
  data: Pick<SavedEvent['data'], 'reference' | 'application'>;
};

/** The subject, and the sentence that says what has happened. */
function happened(type: MailedEvent['type'], said: typeof texts.pl): [string, string] {
  switch (type) {
    case NOTICES.changed:
      return [said.changedSubject, said.changed];
    case NOTICES.withdrawn:
      return [said.withdrawnSubject, said.withdrawn];
    case NOTICES.answered:
    case NOTICES.answeredFormer:
      return [said.answeredSubject, said.answered];
    case SAVED:
      return [said.subject, said.saved];
  }
}

/**
 * The mail about an application, in the language of its form (Polish for one without texts). It contains no personal
 * data, so that a reader learns only that somebody applied.
 */
export function mailMessage(
  { type, timestamp, data }: MailedEvent,
  { institution, helpLine, siteUrl }: MailSite,
): Message {
  const { wybranyNabor: offer } = data.application;
  const language = LANGUAGES.find((one) => one === offer.rekrutacja.lang) ?? DEFAULT_LANGUAGE;
  const { tag } = languageInfo(language);
  const said = TEXTS[language];
  const number = shownReference(data.reference);
  const facts = [
    [said.number, number],
    [said.programme, offerText(offer, PROGRAMME)],
    ...(type === SAVED ? [[said.savedAt, dateAndTime(timestamp, tag)] as const] : []),
    [said.institution, institution],
    [said.helpLine, helpLine],
  ] as const;
  const [title, sentence] = happened(type, said);
  const subject = title.replace('{numer}', number);
  const automatic = said.automatic.replace('{telefon}', helpLine);
  // A browser never sends the part after "#".
  const link = siteUrl === null ? null : `${siteUrl}moje-zgloszenie#${data.reference}`;
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const rows = facts.map(
    ([label, value]) => `<p>${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong></p>`,
  );
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    language: tag,
    subject,
    text: `${[
      sentence,
      lines.join('\n'),
      ...(link === null ? [] : [`${said.look}:\n${link}`]),
      said.quote,
      automatic,
    ].join('\n\n')}\n`,
    html: [
      `<!DOCTYPE html><html lang="${tag}"><head><meta charset="utf-8">`,
      `<title>${escapeHtml(subject)}</title></head><body>`,
      paragraph(sentence),
      ...rows,
      ...(link === null
        ? []
        : [`<p><a href="${escapeHtml(link)}">${escapeHtml(said.look)}</a></p>`]),
      paragraph(said.quote),
      paragraph(automatic),
      '</body></html>',
    ].join('\n'),
  };
}
