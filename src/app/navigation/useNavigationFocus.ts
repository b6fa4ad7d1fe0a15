import { createContext, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../../ui/PageHead';

/** The kind of the last navigation. Inside `Routes` with a `location`, React Router's own hook always says "POP". */
export const NavigationTypeContext = createContext(NavigationType.Pop);

/** Returns whether the browser's "back" or "forward" led here, or the page was loaded here. */
export function useIsReturning(): boolean {
  return useContext(NavigationTypeContext) === NavigationType.Pop;
}

/** Focuses the heading after a navigation, at the top; after "back" the browser restores the scroll position. */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  // A layout effect, so that the screen is painted at its top.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    focusHeading();
  }, [pathname, type]);
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
