import { SECTIONS, type Section } from '../../../domain/sections';
import type { MessageId } from '../../../intl/messages';

/** The names of the sections in the side panel and in the list of errors. */
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
  waiting: readonly Section[];
}

/** The sections of this candidate, in screen order. */
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

/** Id of a section's heading, which can be focused. */
export function sectionHeadingId(section: Section): string {
  return `${sectionElementId(section)}-h`;
}
