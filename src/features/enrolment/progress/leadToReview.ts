import { bringIntoView } from '../../../ui/Notice';
import { sectionElementId, sectionHeadingId } from '../model/shownSections';

/** Id of the element of the review, after the last section. */
export const END_ID = sectionElementId('end');
/** Id of an element below the last row of the review. */
export const REVIEWED_ID = `${END_ID}-seen`;

/** Id of the submit button. */
export const SUBMIT_ID = 'submit';

/** The height of the bar, in pixels: what is behind it is not seen. */
export const BAR_HEIGHT = 73;

/** Focuses the review, with its last row in view. */
export function leadToReview(): void {
  document.getElementById(sectionHeadingId('end'))?.focus({ preventScroll: true });
  bringIntoView(document.getElementById(REVIEWED_ID));
}
