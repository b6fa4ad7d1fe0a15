import { useEffect, useState } from 'react';
import type { Section } from '../../../domain/sections';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { sectionElementId } from '../model/shownSections';

/** Id of the element of the review, after the last section. */
export const END_ID = sectionElementId('end');
/** Id of an element below the last row of the review. */
export const REVIEWED_ID = `${END_ID}-seen`;

/** A section counts as the current one from this line of the window on, a share of its height. */
const LINE = 0.3;
/** All of the page above the line, so that a jump is noticed however far it goes. */
const ABOVE_LINE = { rootMargin: `1000000px 0px -${100 - LINE * 100}% 0px` };

function isAbove(id: string): boolean {
  const element = document.getElementById(id);
  return element !== null && element.getBoundingClientRect().top <= window.innerHeight * LINE;
}

/** The section in view, at first the first one, and null at the end of the form, once all of that is in the window. */
export function useSectionInView(): Section | null {
  const shown = useEnrolmentState(({ sections }) => sections);
  // Then the elements are new ones.
  const timesOpened = useEnrolmentState((state) => state.timesOpened);
  const [seen, setSeen] = useState<string | null>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const ids = [...shown.map(({ section }) => sectionElementId(section)), END_ID];
    const observer = new IntersectionObserver(
      () => setSeen(ids.filter(isAbove).at(-1) ?? null),
      ABOVE_LINE,
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    const end = new IntersectionObserver(
      (entries) => setAtEnd(entries.some(({ isIntersecting }) => isIntersecting)),
      { threshold: 1 },
    );
    const last = document.getElementById(END_ID);
    if (last) end.observe(last);
    return () => {
      observer.disconnect();
      end.disconnect();
    };
  }, [shown, timesOpened]);
  if (isAtEnd || seen === END_ID) return null;
  const sections = shown.map(({ section }) => section);
  return sections.find((section) => sectionElementId(section) === seen) ?? sections[0] ?? null;
}
