import type { MouseEvent, ReactNode } from 'react';
import { focusById } from '../../../ui/focusById';
import { type LinkedSection, sectionElementId, sectionHeadingId } from '../model/shownSections';

interface SectionLinkProps {
  section: LinkedSection;
  wrong?: boolean;
  current?: boolean;
  children: ReactNode;
}

/** Focuses the heading of a section. The address stays, so that "back" leads to the previous screen. */
export function SectionLink(props: SectionLinkProps) {
  const { section, wrong = false, current = false, children } = props;
  const go = (event: MouseEvent) => {
    event.preventDefault();
    focusById(sectionHeadingId(section));
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
