import { giveFocus } from '../../../ui/Notice';
import { sectionElementId, sectionHeadingId } from '../model/shownSections';

/** Id of the element of the review, after the last section. */
export const END_ID = sectionElementId('end');
/** Id of an element below the last row of the review. */
export const REVIEWED_ID = `${END_ID}-seen`;

/** Id of the submit button. */
export const SUBMIT_ID = 'submit';

/** The height of the bar, in pixels: what is behind it is not seen. */
export const BAR_HEIGHT = 73;
/** The bar above on a phone and what stays in view of the part that was read last, in pixels, so that nothing is missed. */
const OVERLAP = 96;

/** Leads to the review, and from its beginning on through what is not in view yet. */
export function leadThroughReview(): void {
  const line = window.innerHeight - BAR_HEIGHT;
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? line;
  const heading = document.getElementById(sectionHeadingId('end'));
  const end = document.getElementById(REVIEWED_ID);
  if (topOf(heading) >= line) giveFocus(heading, 'start');
  else window.scrollBy({ top: Math.min(topOf(end) - line + 1, line - OVERLAP) });
}
