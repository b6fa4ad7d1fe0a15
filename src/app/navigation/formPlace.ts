import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where the candidate left the form. */
interface Place {
  /** How far down, in CSS pixels. */
  top: number;
  /** Id of what had the focus, or of the heading of its section; null where nothing had it. */
  focusId: string | null;
}

/** By path and key of the entry in the browser's history, for as long as the page lives. */
const places = new Map<string, Place>();

function useEntry(): string {
  const { pathname, key } = useLocation();
  return `${pathname} ${key}`;
}

function focusedId(): string | null {
  const { activeElement } = document;
  const section = activeElement?.closest('section[aria-labelledby]');
  // A link or a button has no id of its own.
  return activeElement?.id || (section?.getAttribute('aria-labelledby') ?? null);
}

/** Remembers where the candidate leaves the form. */
export function useRememberedPlace(): void {
  const entry = useEntry();
  useLayoutEffect(() => {
    let top = window.scrollY;
    // Read ahead of time: when the form goes, the page may have lost a part above it and be scrolled differently.
    const onScroll = () => {
      top = window.scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      // React runs this before it removes the form from the page.
      places.set(entry, { top, focusId: focusedId() });
    };
  }, [entry]);
}

/** Where the candidate left the form to which the browser's "back" or "forward" has led; null anywhere else. */
export function useReturnPlace(): Place | null {
  const entry = useEntry();
  return useNavigationType() === NavigationType.Pop ? (places.get(entry) ?? null) : null;
}

/**
 * Scrolls to where the candidate left the form.
 *
 * @returns whether something has the focus there
 */
export function returnTo({ top, focusId }: Place): boolean {
  window.scrollTo({ top, behavior: 'instant' });
  const element = focusId === null ? null : document.getElementById(focusId);
  element?.focus({ preventScroll: true });
  return element !== null;
}
