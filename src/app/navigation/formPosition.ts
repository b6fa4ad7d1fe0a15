import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { screenAt } from '../../domain/screens';
import { focusById } from '../../ui/focusById';

/** The scroll position and focus with which the candidate left the form. */
interface FormPosition {
  /** Scroll position in CSS pixels. */
  top: number;
  /** Id of the focused element, or of its section's heading; null without focus. */
  focusId: string | null;
}

/** By screen and key of the history entry, until the page is closed. */
const positions = new Map<string, FormPosition>();

function useEntry(): string {
  const { pathname, key } = useLocation();
  return `${screenAt(pathname)} ${key}`;
}

function focusedId(): string | null {
  const { activeElement } = document;
  const section = activeElement?.closest('section[aria-labelledby]');
  // A link or button has no id of its own.
  return activeElement?.id || (section?.getAttribute('aria-labelledby') ?? null);
}

/** Stores the position when the candidate leaves the form. */
export function useRememberPosition(): void {
  const entry = useEntry();
  useLayoutEffect(() => {
    let top: number | null = null;
    // The position is tracked continuously, because the page may already be scrolled differently when the form
    // unmounts.
    const onScroll = () => {
      top = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      // Runs before React removes the form from the page.
      positions.set(entry, { top: top ?? window.scrollY, focusId: focusedId() });
    };
  }, [entry]);
}

/** The stored position after the browser's "back" or "forward" to the form; null at a new entry of the history. */
export function useReturnPosition(): FormPosition | null {
  return positions.get(useEntry()) ?? null;
}

/**
 * Restores scroll position and focus of the form.
 *
 * @returns whether an element received the focus
 */
export function restorePosition({ top, focusId }: FormPosition): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  return focusId !== null && focusById(focusId, { preventScroll: true });
}
