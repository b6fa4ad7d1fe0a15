import { flushSync } from 'react-dom';

/** Renders a change at once, the focused element in its place: Safari does not anchor the scroll position. */
export function keepFocusInPlace(change: () => void): void {
  const { activeElement } = document;
  const top = () => activeElement?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = top() - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
