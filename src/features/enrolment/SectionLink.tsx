import type { MouseEvent, ReactNode } from 'react';
import type { Section } from '../../domain/sectionStatus';
import { sectionElementId, sectionHeadingId } from './shownSections';

interface SectionLinkProps {
  section: Section;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to a section by its heading; the address stays, so that "back" still leads to the screen before. */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  const go = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(sectionHeadingId(section))?.focus();
  };
  return (
    <a className={className} href={`#${sectionElementId(section)}`} onClick={go}>
      {children}
    </a>
  );
}
