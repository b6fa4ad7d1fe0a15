import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_TITLE_ID } from '../../ui/PageHead';
import { restorePosition, useReturnPosition } from './formPosition';

/**
 * After a navigation, including back and forward, a screen starts at its top and its heading has the focus. Only the
 * form restores its position after the browser's "back" or "forward".
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const place = useReturnPosition();
  const shown = useRef(pathname);
  // A layout effect, so that the screen is painted at its top.
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (place === null) window.scrollTo(0, 0);
    else if (restorePosition(place)) return undefined;
    return focusHeading();
  }, [pathname, place]);
}

/**
 * Focuses the heading as soon as it is rendered, unless the candidate has moved the focus in the meantime.
 *
 * @returns a function that stops waiting
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

/** After a successful retry, focuses the heading if the focus was on the removed retry button. */
export function useRecoveryFocus(failed: boolean): void {
  const before = useRef(failed);
  useEffect(() => {
    if (before.current === failed) return undefined;
    before.current = failed;
    return failed || document.activeElement !== document.body ? undefined : focusHeading();
  }, [failed]);
}
