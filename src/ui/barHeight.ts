/** A bar that takes more than this share of the window, or floats in a window this low, hides too much of the page. */
const LARGEST_SHARE = 0.3;
const LOWEST_WINDOW = 480;

/**
 * Tells the style sheet how high the bar is that floats over the end of the page, whatever the language and the size of
 * the text, so that nothing stays under it; a bar too high for the window does not float. A ref of the bar.
 */
export function tellBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style, dataset } = document.documentElement;
  const tell = () => {
    const height = bar.offsetHeight;
    const rests = innerHeight <= LOWEST_WINDOW || height > innerHeight * LARGEST_SHARE;
    dataset['bar'] = rests ? 'rests' : 'floats';
    style.setProperty('--bar-height', `${String(rests ? 0 : height)}px`);
  };
  // Which tells the first height too, when the page is laid out anyway.
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  window.addEventListener('resize', tell);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', tell);
    delete dataset['bar'];
    style.removeProperty('--bar-height');
  };
}
