import { useIntl } from 'react-intl';
import type { Flow } from '../../../contract/offer';
import { offersStudentCard } from '../../../domain/programmes';
import { isAnswerable } from '../../../domain/questions';
import { type Section, SECTIONS } from '../../../domain/sections';
import type { MessageId } from '../../../intl/messages';
import type { EnrolmentData } from './useEnrolmentData';

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

/**
 * The sections of this candidate, in screen order: without the student card for postgraduate studies
 * (docs/specification.md, section 2), and without questions and consents once it is known that there are none.
 */
export function shownSections(
  flow: Flow,
  { questions, consents }: Pick<EnrolmentData, 'questions' | 'consents'>,
): ShownSection[] {
  const isAsked = questions.data.some((form) => form.pozycjeFormularza.some(isAnswerable));
  const ready: Partial<Record<Section, boolean>> = {
    questions: questions.state === 'ready',
    consents: consents.state === 'ready',
  };
  const omitted: Partial<Record<Section, boolean | undefined>> = {
    studentCard: !offersStudentCard(flow),
    questions: ready.questions && !isAsked,
    consents: ready.consents && consents.data.length === 0,
  };
  return SECTIONS.filter((section) => omitted[section] !== true).map((section) => ({
    section,
    ready: ready[section] !== false,
  }));
}

/** A section, or the end of the form with the review and the submit button. */
export type LinkedSection = Section | 'end';

export function sectionElementId(section: LinkedSection): string {
  return `section-${section}`;
}

/** The id of a section, and its title, by which the side panel and the list of errors name it. */
export function useSectionHead(section: Section) {
  const intl = useIntl();
  return {
    id: sectionElementId(section),
    title: intl.formatMessage({ id: SECTION_NAMES[section] }),
  };
}

/** Id of a section's heading, which can be focused. */
export function sectionHeadingId(section: LinkedSection): string {
  return `${sectionElementId(section)}-h`;
}
