import {
  DEFAULT_LANGUAGE,
  type Language,
  languageInfo,
  LANGUAGES,
} from '../../src/contract/languages';
import type { SiteConfig } from '../../src/contract/siteConfig';
import { shownReference } from '../../src/domain/referenceNumber';
import { escapeHtml } from '../http/page';
import type { SavedEvent } from '../outbox/readEvents';
import texts from './texts.json';

/** A confirmation to send. `language`: BCP 47. */
interface ConfirmationMessage {
  language: string;
  subject: string;
  text: string;
  html: string;
}

/** `{numer}` stands for the reference number. */
const TEXTS: Readonly<Record<Language, typeof texts.pl>> = texts;

/** Date and time in the institution's time zone, as on the completion page. */
const dateAndTime = (instant: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  }).format(new Date(instant));

/**
 * The confirmation of an application, in the language of its form (Polish for one without texts). It names the
 * application and nothing of the person: whoever reads it knows no more than that somebody applied.
 */
export function confirmationMessage(
  { timestamp, data }: Pick<SavedEvent, 'timestamp' | 'data'>,
  { institution, helpLine }: Pick<SiteConfig, 'institution' | 'helpLine'>,
): ConfirmationMessage {
  const { rekrutacja, kierunekSpecjalnosc: studies } = data.application.wybranyNabor;
  const language = LANGUAGES.find((one) => one === rekrutacja.lang) ?? DEFAULT_LANGUAGE;
  const { tag } = languageInfo(language);
  const said = TEXTS[language];
  const number = shownReference(data.reference);
  const programme = [
    studies.kierunek.nazwa,
    studies.specjalnosc?.nazwa,
    studies.stopienStudiow.nazwa,
    studies.trybStudiow.nazwa,
    studies.wydzial.nazwa,
  ];
  const facts = [
    [said.number, number],
    [said.programme, programme.filter((part) => Boolean(part)).join(', ')],
    [said.savedAt, dateAndTime(timestamp, tag)],
    [said.institution, institution],
    [said.helpLine, helpLine],
  ] as const;
  const subject = said.subject.replace('{numer}', number);
  const lines = facts.map(([label, value]) => `${label}: ${value}`);
  const rows = facts.map(
    ([label, value]) => `<p>${escapeHtml(label)}: <strong>${escapeHtml(value)}</strong></p>`,
  );
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    language: tag,
    subject,
    text: `${[said.saved, lines.join('\n'), said.quote, said.automatic].join('\n\n')}\n`,
    html: [
      `<!DOCTYPE html><html lang="${tag}"><head><meta charset="utf-8">`,
      `<title>${escapeHtml(subject)}</title></head><body>`,
      paragraph(said.saved),
      ...rows,
      paragraph(said.quote),
      paragraph(said.automatic),
      '</body></html>',
    ].join('\n'),
  };
}
