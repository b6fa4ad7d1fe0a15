import { SUBMIT_ID } from '../../fields/fieldId';
import { tabStorage } from '../../storage/browserStorage';
import { onPageLife } from '../../ui/pageLife';

/** Events that cancel the restoration: the candidate scrolls or navigates. */
const CANDIDATE_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/** The path and the scroll position with which this tab was left: "/podsumowanie 1200". */
const KEY = 'rekrutacja.scrolled';

/**
 * Restores the scroll position after a reload, also of the form, which renders too late for the browser. Phones reload
 * a page when they were short of memory. Each other screen starts at its top.
 */
export function restoreScroll(): void {
  const [path = '', top] = tabStorage.read(KEY)?.split(' ') ?? [];
  // Whoever has scrolled already is not taken away from there.
  let waits = path === location.pathname && isReload() && Number(top) > 0 && window.scrollY === 0;
  if (waits) scrollOnceLongEnough(path, Number(top), () => (waits = false));
  history.scrollRestoration = 'manual';
  onPageLife({
    hidden: () => {
      if (!waits) tabStorage.write(KEY, `${location.pathname} ${window.scrollY}`);
    },
  });
}

/** Returns whether this is a reload, or the history led here, and not a new navigation. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** Returns whether the whole form is visible, including its submit button. A form rendered ahead has no boxes. */
function isFormThere(): boolean {
  return (document.getElementById(SUBMIT_ID)?.getClientRects().length ?? 0) > 0;
}

/** Calls `onEnd` after scrolling, and also when the candidate scrolls or another screen is shown. */
function scrollOnceLongEnough(path: string, top: number, onEnd: () => void): void {
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const isThere = location.pathname === path;
    // Without its error messages the form is shorter than before.
    if (isThere && scrollHeight - clientHeight < top && !isFormThere()) return;
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
