import { type Section, SECTIONS } from '../../../domain/sections';
import type { MessageId } from '../../../intl/messages';

/** The names of the sections: their titles, also in the side panel and in the list of errors. */
export const SECTION_NAMES: Readonly<Record<Section, MessageId>> = {
  citizenship: 'podsumowanie.obywatelstwo.tytul',
  studentCard: 'podsumowanie.legitymacja.tytul',
  personal: 'podsumowanie.dane_osobowe.tytul',
  residence: 'podsumowanie.adres.tytul',
  correspondence: 'podsumowanie.adres_korespondencyjny.tytul',
  contact: 'podsumowanie.dane_kontaktowe.tytul',
  questions: 'podsumowanie.formularze.tytul',
  consents: 'podsumowanie.regulamin.tytul',
};

/** A visible section; `ready` is false while its data is loading. */
export interface ShownSection {
  section: Section;
  ready: boolean;
}

/** Which sections the chosen offer omits, and which wait for data. */
export interface SectionFacts {
  /** No student card for postgraduate studies (docs/specification.md, section 2). */
  postgraduate: boolean;
  /** Whether the offer has no extra questions. */
  noQuestions: boolean;
  /** Whether the recruitment has no conditions. */
  noConsents: boolean;
  waiting: readonly Section[];
}

/** The sections of this candidate, in screen order. */
export function shownSections({
  postgraduate,
  noQuestions,
  noConsents,
  waiting,
}: SectionFacts): ShownSection[] {
  const omitted: Partial<Record<Section, boolean>> = {
    studentCard: postgraduate,
    questions: noQuestions,
    consents: noConsents,
  };
  return SECTIONS.filter((section) => omitted[section] !== true).map((section) => ({
    section,
    ready: !waiting.includes(section),
  }));
}

export function sectionElementId(section: Section): string {
  return `section-${section}`;
}

/** Id of a section's heading, which can be focused. */
export function sectionHeadingId(section: Section): string {
  return `${sectionElementId(section)}-h`;
}
