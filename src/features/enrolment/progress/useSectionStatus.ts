import { useCallback } from 'react';
import { countBySection, type Section } from '../../../domain/sections';
import { useEnrolment, useEnrolmentState } from '../form/enrolmentContext';
import { useFormSelector, type FormView } from '../form/useFormSelector';

/** The progress of a section; `errors` are shown only in validation mode. */
export interface SectionStatus {
  section: Section;
  /** Whether its data is loaded. */
  ready: boolean;
  /** Whether it has no errors and the candidate has answered or passed it: preset values are not enough. */
  complete: boolean;
  errors: number;
}

/** The progress of each visible section, in order; re-renders only when one of them changes. */
export function useSectionStatus(): SectionStatus[] {
  const { completeSections } = useEnrolment();
  const sections = useEnrolmentState((state) => state.sections);
  const select = useCallback(
    ({ entries }: FormView) => ({
      counts: countBySection(entries.map(({ name }) => name)),
      complete: completeSections(),
    }),
    [completeSections],
  );
  const { counts, complete } = useFormSelector(select);
  return sections.map(({ section, ready }) => ({
    section,
    ready,
    complete: ready && complete.includes(section),
    errors: counts[section],
  }));
}
