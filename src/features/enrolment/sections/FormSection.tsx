import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Section as SectionName } from '../../../domain/sections';
import { Section } from '../../../ui/Section';
import { SECTION_NAMES, sectionElementId } from '../model/shownSections';

interface FormSectionProps {
  section: SectionName;
  number: number;
  lead?: string;
  children: ReactNode;
}

/** A section of the form, with the title by which the side panel and the list of errors name it. */
export function FormSection({ section, ...props }: FormSectionProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: SECTION_NAMES[section] });
  return <Section id={sectionElementId(section)} title={title} {...props} />;
}
