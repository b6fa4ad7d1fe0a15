import { useLayoutEffect, useState } from 'react';
import { focusById } from '../../../ui/focusById';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { sectionHeadingId } from '../model/shownSections';
import { REVIEWED_ID } from '../progress/useSectionInView';

/** As high as the bar, in pixels: what is behind it is not seen. */
const BAR = 73;

/** Returns whether the last row of the review has been in view, so that nobody sends what they have not seen. */
export function useIsReviewed(): boolean {
  const [isReviewed, setReviewed] = useState(false);
  // Then the elements are new ones.
  const timesOpened = useEnrolmentState((state) => state.timesOpened);
  useLayoutEffect(() => {
    const end = document.getElementById(REVIEWED_ID);
    if (end === null || isReviewed) return undefined;
    const see = (isInView: boolean) => isInView && setReviewed(true);
    // Before the first picture: a form as high as the window needs no other button first.
    see(end.getBoundingClientRect().top <= window.innerHeight - BAR);
    const observer = new IntersectionObserver(
      (entries) => see(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px -${BAR}px` },
    );
    observer.observe(end);
    return () => {
      observer.disconnect();
    };
  }, [isReviewed, timesOpened]);
  return isReviewed;
}

/** What stays in view of the part that was read last, in pixels, so that nothing is missed. */
const OVERLAP = 48;

/** Leads to the review, and from its beginning on through what is not in view yet. */
export function leadThroughReview(): void {
  const line = window.innerHeight - BAR;
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? line;
  const heading = sectionHeadingId('end');
  if (topOf(heading) >= line) focusById(heading);
  else window.scrollBy({ top: Math.min(topOf(REVIEWED_ID) - line + 1, line - OVERLAP) });
}
