import { useEffect, useState } from 'react';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { type LinkedSection, sectionElementId } from '../model/shownSections';

/** Id of the element at the bottom of the form. */
export const BOTTOM_ID = 'form-bottom';

/** All of the page above a line of the window, so that a jump is noticed however far it goes. */
const ABOVE_LINE = { rootMargin: '1000000px 0px -85%' };

/** The last section that begins above the line, at first the first one; the end also at the bottom of the form. */
export function useSectionInView(): LinkedSection | undefined {
  const shown = useEnrolmentState(({ sections }) => sections);
  // Then the elements are new ones.
  const timesOpened = useEnrolmentState((state) => state.timesOpened);
  const [current, setCurrent] = useState<LinkedSection>();
  useEffect(() => {
    const sections: LinkedSection[] = [...shown.map(({ section }) => section), 'end'];
    const reached = new Set<string>();
    const update = (entries: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) reached.add(target.id);
        else reached.delete(target.id);
      }
      const begun = sections.filter((section) => reached.has(sectionElementId(section)));
      setCurrent(reached.has(BOTTOM_ID) ? 'end' : (begun.at(-1) ?? sections[0]));
    };
    const begin = new IntersectionObserver(update, ABOVE_LINE);
    // In a tall window the last sections stay below the line, so that the bottom counts as well.
    const end = new IntersectionObserver(update);
    for (const section of sections) {
      const element = document.getElementById(sectionElementId(section));
      if (element) begin.observe(element);
    }
    const bottom = document.getElementById(BOTTOM_ID);
    if (bottom) end.observe(bottom);
    return () => {
      begin.disconnect();
      end.disconnect();
    };
  }, [shown, timesOpened]);
  return current ?? shown[0]?.section;
}
