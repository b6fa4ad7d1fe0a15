/**
 * Tells the style sheet how high the bar is that floats over the end of the page, whatever the language and the size of
 * the text, so that nothing stays under it. A ref of the bar.
 */
export function tellBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const tell = () => {
    style.setProperty('--bar-height', `${String(bar.offsetHeight)}px`);
  };
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--bar-height');
  };
}
