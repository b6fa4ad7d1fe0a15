import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../../ui/PageHead';
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
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (place === null) window.scrollTo(0, 0);
    else if (restorePosition(place)) return;
    focusHeading();
  }, [pathname, place]);
}

/** After a successful retry, focuses the heading if the focus was on the removed retry button. */
export function useRecoveryFocus(failed: boolean): void {
  const before = useRef(failed);
  useEffect(() => {
    if (before.current === failed) return;
    before.current = failed;
    if (!failed && document.activeElement === document.body) focusHeading();
  }, [failed]);
}
