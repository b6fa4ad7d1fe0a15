import { SECTIONS, type Section } from '../../../domain/sectionStatus';
import type { MessageId } from '../../../intl/messageId';

/** What a section is called in the side panel and in the list of errors. */
export const SECTION_NAMES: Readonly<Record<Section, MessageId>> = {
  citizenship: 'panel.sekcje.obywatelstwo',
  studentCard: 'panel.sekcje.legitymacja',
  personal: 'panel.sekcje.dane_osobowe',
  residence: 'panel.sekcje.adres',
  correspondence: 'panel.sekcje.adres_korespondencyjny',
  contact: 'panel.sekcje.kontakt',
  questions: 'panel.sekcje.pytania',
  consents: 'panel.sekcje.zgody',
};

/** A section on the screen; `ready` is false as long as what it consists of has not been loaded. */
export interface ShownSection {
  section: Section;
  ready: boolean;
}

/** Which sections the chosen offer does without, and which wait for the backend. */
export interface SectionFacts {
  /** No student card for postgraduate studies (specification, section 2). */
  postgraduate: boolean;
  /** The offer has no extra questions. */
  noQuestions: boolean;
  waiting: readonly Section[];
}

/** The sections this candidate fills in, in the order of the screen. */
export function shownSections({
  postgraduate,
  noQuestions,
  waiting,
}: SectionFacts): ShownSection[] {
  return SECTIONS.filter(
    (section) =>
      !(section === 'studentCard' && postgraduate) && !(section === 'questions' && noQuestions),
  ).map((section) => ({ section, ready: !waiting.includes(section) }));
}

/** Id of the element of a section. */
export function sectionElementId(section: Section): string {
  return `section-${section}`;
}

/** Id of the heading of a section, which may take the focus. */
export function sectionHeadingId(section: Section): string {
  return `${sectionElementId(section)}-h`;
}
