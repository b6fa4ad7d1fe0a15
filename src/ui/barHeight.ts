/**
 * A bar does not float when it is higher than this share of the window, or when the window is lower than `MIN_WINDOW` px.
 */
const MAX_SHARE = 0.3;
const MIN_WINDOW = 480;

/**
 * Ref callback of the floating bar: sets its height as a custom property, so that the page reserves space below it in
 * any language and text size. A bar too high for the window does not float.
 */
export function trackBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style, dataset } = document.documentElement;
  const reset = () => {
    delete dataset['bar'];
    style.removeProperty('--bar-height');
  };
  const update = () => {
    const height = bar.offsetHeight;
    // Without a visible bar no space is reserved.
    if (height === 0) {
      reset();
      return;
    }
    const rests = innerHeight <= MIN_WINDOW || height > innerHeight * MAX_SHARE;
    dataset['bar'] = rests ? 'rests' : 'floats';
    style.setProperty('--bar-height', `${String(rests ? 0 : height)}px`);
  };
  // Also reports the initial height, after layout.
  const observer = new ResizeObserver(update);
  observer.observe(bar);
  window.addEventListener('resize', update);
  // A sticky bar at the bottom of the window is one pixel outside of this root.
  const edge = new IntersectionObserver(
    ([entry]) => {
      bar.toggleAttribute('data-stuck', entry !== undefined && entry.intersectionRatio < 1);
    },
    { rootMargin: '0px 0px -1px', threshold: 1 },
  );
  edge.observe(bar);
  return () => {
    observer.disconnect();
    edge.disconnect();
    window.removeEventListener('resize', update);
    reset();
  };
}
