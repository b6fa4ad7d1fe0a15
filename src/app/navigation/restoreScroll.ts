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
  const [path, top] = tabStorage.read(KEY)?.split(' ') ?? [];
  if (path === location.pathname && isReload()) scrollOnceLongEnough(Number(top));
  history.scrollRestoration = 'manual';
  onPageLife({ hidden: () => tabStorage.write(KEY, `${location.pathname} ${window.scrollY}`) });
}

/** Returns whether this is a reload, or the history led here, and not a new navigation. */
function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

function scrollOnceLongEnough(top: number): void {
  const observer = new ResizeObserver(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight < top) return;
    end();
    window.scrollTo({ top, behavior: 'instant' });
  });
  const end = () => {
    observer.disconnect();
    for (const event of CANDIDATE_EVENTS) window.removeEventListener(event, end, true);
  };
  for (const event of CANDIDATE_EVENTS) window.addEventListener(event, end, true);
  observer.observe(document.body);
}
