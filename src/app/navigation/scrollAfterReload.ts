import { SUBMIT_ID } from '../../features/enrolment/submission/submitId';
import { keepScroll, takeScroll } from '../store/visit';

/** By these the candidate goes somewhere without us. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** The button that ends the form: all of the form is there. */
const END_OF_FORM = `#${SUBMIT_ID}`;

/**
 * After a reload the candidate is where they were, on the screens that come too late for the browser to see to it, the
 * form above all. A phone reloads the page whenever it was short of memory meanwhile.
 */
export function scrollAfterReload(): void {
  const { pathname } = location;
  const top = takeScroll(pathname);
  // Until the screen is there, its place is the one it had.
  let pending = top !== null && isReload() && !isLongEnough(top) ? top : null;
  if (pending !== null) {
    scrollOnceLongEnough(pending, pathname, () => {
      pending = null;
    });
  }
  const keep = () => {
    keepScroll(location.pathname, pending ?? window.scrollY);
  };
  window.addEventListener('pagehide', keep);
  // A hidden page may be thrown away without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

/** Whether the page was loaded again: neither followed nor typed. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** Whether the page can be scrolled to `top`, which the browser has done then. */
function isLongEnough(top: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight >= top;
}

/** Tells when it is done with it, also where the candidate went another way or another screen came. */
function scrollOnceLongEnough(top: number, pathname: string, onEnd: () => void): void {
  const observer = new ResizeObserver(() => {
    const isThere = location.pathname === pathname;
    // Without what was wrong with it, the form is shorter than it was.
    if (isThere && !isLongEnough(top) && document.querySelector(END_OF_FORM) === null) return;
    end();
    if (isThere) window.scrollTo({ top, behavior: 'instant' });
  });
  const end = () => {
    observer.disconnect();
    for (const event of OWN_WAY) window.removeEventListener(event, end, true);
    onEnd();
  };
  // Before the first script keeps them to itself (src/earlyPresses.ts).
  for (const event of OWN_WAY) window.addEventListener(event, end, true);
  observer.observe(document.body);
}
