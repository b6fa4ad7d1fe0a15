import type { MouseEvent, ReactNode } from 'react';
import type { Section } from '../../../domain/sectionStatus';
import { sectionElementId, sectionHeadingId } from '../form/shownSections';

interface SectionLinkProps {
  section: Section;
  /** Whether something in the section is to be put right. */
  wrong?: boolean;
  children: ReactNode;
}

/** Leads to a section by its heading; the address stays, so that "back" still leads to the screen before. */
export function SectionLink({ section, wrong = false, children }: SectionLinkProps) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(sectionHeadingId(section))?.focus();
  };
  return (
    <a data-wrong={wrong || undefined} href={`#${sectionElementId(section)}`} onClick={go}>
      {children}
    </a>
  );
}
