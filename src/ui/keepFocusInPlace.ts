import { flushSync } from 'react-dom';

/**
 * Renders a change of state at once and keeps the focused element where the candidate sees it, when something opens
 * above: Safari does not anchor the scroll position.
 */
export function keepFocusInPlace(change: () => void): void {
  const { activeElement } = document;
  const top = () => activeElement?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  const moved = top() - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
