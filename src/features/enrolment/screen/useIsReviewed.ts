import { useLayoutEffect, useState } from 'react';
import { useEnrolmentState } from '../model/enrolmentSlice';
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
