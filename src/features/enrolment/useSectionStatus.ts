import { countBySection, type Section } from '../../domain/sectionStatus';
import { useEnrolment } from './enrolmentContext';
import { useFormPart, type FormView } from './useFormPart';

/** How far a section is; `errors` are shown only in validation mode. */
export interface SectionStatus {
  section: Section;
  complete: boolean;
  errors: number;
}

const countErrors = ({ entries }: FormView) => countBySection(entries.map(({ name }) => name));

/** How far each section on the screen is, in order; the caller is drawn again only when a count changes. */
export function useSectionStatus(): SectionStatus[] {
  const { sections } = useEnrolment();
  const counts = useFormPart(countErrors);
  return sections.map(({ section, ready }) => ({
    section,
    complete: ready && counts[section] === 0,
    errors: counts[section],
  }));
}
