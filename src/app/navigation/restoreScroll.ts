import { SUBMIT_ID } from '../../fields/fieldId';
import { onPageLife } from '../../ui/pageLife';
import { popScroll, storeScroll } from '../store/tabSession';

/** Events that cancel the restoration: the candidate scrolls or navigates. */
const CANDIDATE_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** Returns whether the whole form is visible, including its submit button. A pre-rendered form has no boxes. */
function isFormThere(): boolean {
  return (document.getElementById(SUBMIT_ID)?.getClientRects().length ?? 0) > 0;
}

/** Leaves the scroll position to the browser only for a reload, because each screen starts at its top. */
export function ownScrolling(): void {
  const own = () => {
    history.scrollRestoration = 'manual';
  };
  own();
  onPageLife({
    shown: own,
    hidden: () => {
      history.scrollRestoration = 'auto';
    },
  });
}

/**
 * Restores the scroll position after a reload on screens that render too late for the browser, mainly the form. Phones
 * reload a page when they were short of memory.
 */
export function restoreScroll(): void {
  const { pathname } = location;
  const top = popScroll(pathname);
  // Until the screen is rendered, the stored position stays valid.
  let pending = top !== null && isReload() && !isLongEnough(top) ? top : null;
  if (pending !== null) {
    scrollOnceLongEnough(pending, pathname, () => {
      pending = null;
    });
  }
  onPageLife({
    hidden: () => storeScroll(location.pathname, pending ?? window.scrollY),
  });
}

/** Returns whether this is a reload, and not a new navigation. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** Returns whether the page is long enough for `top`, where the browser has then scrolled. */
function isLongEnough(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight >= top;
}

/** Calls `onEnd` after scrolling, and also when the candidate scrolls or another screen is shown. */
function scrollOnceLongEnough(top: number, pathname: string, onEnd: () => void): void {
  const observer = new ResizeObserver(() => {
    const isThere = location.pathname === pathname;
    // Without its error messages the form is shorter than before.
    if (isThere && !isLongEnough(top) && !isFormThere()) return;
    end();
    if (isThere) window.scrollTo({ top, behavior: 'instant' });
  });
  const end = () => {
    observer.disconnect();
    for (const event of CANDIDATE_EVENTS) window.removeEventListener(event, end, true);
    onEnd();
  };
  for (const event of CANDIDATE_EVENTS) window.addEventListener(event, end, true);
  observer.observe(document.body);
}
