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
      ref={current ? scrollPanelTo : undefined}
      data-wrong={wrong || undefined}
      aria-current={current || undefined}
      href={`#${sectionElementId(section)}`}
      onClick={go}
    >
      {children}
    </a>
  );
}

/** The distance to the edge of the panel, which is shaded (app/layout/SidePanel.tsx). */
const PANEL_EDGE = 48;

/**
 * Scrolls the panel just as far as the current section needs: what is above the list stays in view while there is room.
 * `scrollIntoView` could scroll the page as well, which is being read.
 */
function scrollPanelTo(link: HTMLElement | null): void {
  const panel = link?.offsetParent;
  if (!link || !panel) return;
  panel.scrollTop = link.offsetTop + link.offsetHeight + PANEL_EDGE - panel.clientHeight;
}
