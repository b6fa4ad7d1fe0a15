/**
 * A bar that is higher than this share of the window hides too much of the page, and so does any bar in a window lower
 * than the limit below.
 */
const LARGEST_SHARE = 0.3;
const LOWEST_WINDOW = 480;

/**
 * Ref callback of the floating bar: sets its height as a custom property, so that the page reserves space below it in
 * any language and text size. A bar too high for the window does not float.
 */
export function trackBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style, dataset } = document.documentElement;
  const forget = () => {
    delete dataset['bar'];
    style.removeProperty('--bar-height');
  };
  const tell = () => {
    const height = bar.offsetHeight;
    // Without a visible bar no space is reserved.
    if (height === 0) {
      forget();
      return;
    }
    const rests = innerHeight <= LOWEST_WINDOW || height > innerHeight * LARGEST_SHARE;
    dataset['bar'] = rests ? 'rests' : 'floats';
    style.setProperty('--bar-height', `${String(rests ? 0 : height)}px`);
  };
  // Also reports the initial height, after layout.
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  window.addEventListener('resize', tell);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', tell);
    forget();
  };
}
