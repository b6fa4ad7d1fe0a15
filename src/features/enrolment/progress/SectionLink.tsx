import type { MouseEvent, ReactNode } from 'react';
import { giveFocus } from '../../../ui/Notice';
import { type LinkedSection, sectionElementId, sectionHeadingId } from '../model/shownSections';

interface SectionLinkProps {
  section: LinkedSection;
  wrong?: boolean;
  current?: boolean;
  children: ReactNode;
}

/**
 * Moves the heading of a section to the top and focuses it. The address stays, so that "back" leads to the previous
 * screen.
 */
export function SectionLink(props: SectionLinkProps) {
  const { section, wrong = false, current = false, children } = props;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    giveFocus(document.getElementById(sectionHeadingId(section)), 'start');
  };
  return (
    <a
      data-wrong={wrong || undefined}
      aria-current={current || undefined}
      href={`#${sectionElementId(section)}`}
      onClick={go}
    >
      {children}
    </a>
  );
}
