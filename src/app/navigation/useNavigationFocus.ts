import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_TITLE_ID } from '../../ui/PageHead';
import { returnTo, useReturnPlace } from './formPlace';

/**
 * After a navigation, back and forward included, a screen begins at its top, and its heading has the focus. Only the form
 * is where it was left when the browser's "back" or "forward" leads to it.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const place = useReturnPlace();
  const shown = useRef(pathname);
  useOwnScrolling();
  // Before it is painted: a screen that jumps to its top frightens.
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (place === null) window.scrollTo(0, 0);
    else if (returnTo(place)) return undefined;
    return focusHeading();
  }, [pathname, place]);
}

/** Keeps the browser from scrolling after its "back" and "forward"; after a reload it may. */
function useOwnScrolling(): void {
  useEffect(() => {
    const own = () => {
      window.history.scrollRestoration = 'manual';
    };
    const browsers = () => {
      window.history.scrollRestoration = 'auto';
    };
    own();
    window.addEventListener('pageshow', own);
    window.addEventListener('pagehide', browsers);
    return () => {
      window.removeEventListener('pageshow', own);
      window.removeEventListener('pagehide', browsers);
      browsers();
    };
  }, []);
}

/**
 * Focuses the heading as soon as it is there: a screen may still be on its way. What the candidate has gone to in
 * the meantime keeps the focus.
 *
 * @returns a function that gives up waiting
 */
export function focusHeading(): () => void {
  const before = document.activeElement;
  const tryNow = (): boolean => {
    const heading = document.getElementById(PAGE_TITLE_ID);
    const now = document.activeElement;
    if (now === before || now === document.body) heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  const observer = new MutationObserver(() => {
    if (tryNow()) observer.disconnect();
  });
  if (!tryNow()) observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}
