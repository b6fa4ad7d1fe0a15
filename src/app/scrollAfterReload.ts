import { keepScroll, takeScroll } from './visit';

/** By these the candidate goes somewhere without us. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const;

/**
 * After a reload the candidate is where they were, on the screens that come too late for the browser to see to it, the
 * form above all. A phone reloads the page whenever it was short of memory meanwhile.
 */
export function scrollAfterReload(): void {
  const top = takeScroll(location.pathname);
  if (top !== null && isReload() && !isLongEnough(top)) scrollOnceLongEnough(top);
  window.addEventListener('pagehide', keep);
  // A hidden page may be thrown away without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
}

function keep(): void {
  keepScroll(location.pathname, window.scrollY);
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

function scrollOnceLongEnough(top: number): void {
  const observer = new ResizeObserver(() => {
    if (!isLongEnough(top)) return;
    stop();
    window.scrollTo({ top, behavior: 'instant' });
  });
  const stop = () => {
    observer.disconnect();
    for (const event of OWN_WAY) window.removeEventListener(event, stop);
  };
  for (const event of OWN_WAY) window.addEventListener(event, stop);
  observer.observe(document.body);
}
