import type { MouseEvent, ReactNode } from 'react';
import type { Section } from '../../domain/sectionStatus';
import { sectionElementId } from './shownSections';

interface SectionLinkProps {
  section: Section;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to a section by its heading; the address stays, so that "back" still leads to the screen before. */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  const id = sectionElementId(section);
  const go = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(`${id}-h`)?.focus();
  };
  return (
    <a className={className} href={`#${id}`} onClick={go}>
      {children}
    </a>
  );
}
