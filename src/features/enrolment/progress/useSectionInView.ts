import { useEffect, useState } from 'react';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { type LinkedSection, sectionElementId } from '../model/shownSections';

/** The section on this line of the window is the current one. */
const LINE = { rootMargin: '-30% 0px -69%' };

/** The section in view, at first the first one. */
export function useSectionInView(): LinkedSection | undefined {
  const shown = useEnrolmentState(({ sections }) => sections);
  // Then the elements are new ones.
  const timesOpened = useEnrolmentState((state) => state.timesOpened);
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const onLine = entries.find(({ isIntersecting }) => isIntersecting);
      if (onLine) setSeen(onLine.target.id);
    }, LINE);
    for (const section of linked(shown)) {
      const element = document.getElementById(sectionElementId(section));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [shown, timesOpened]);
  const sections = linked(shown);
  return sections.find((section) => sectionElementId(section) === seen) ?? sections[0];
}

function linked(shown: readonly { section: LinkedSection }[]): LinkedSection[] {
  return [...shown.map(({ section }) => section), 'end'];
}
