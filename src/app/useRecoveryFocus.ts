import { useEffect, useRef } from 'react';
import { focusHeading } from './navigation/useNavigationFocus';

/** When what had failed to load is there after all, the heading takes the focus if that was on the button which is gone. */
export function useRecoveryFocus(failed: boolean): void {
  const before = useRef(failed);
  useEffect(() => {
    if (before.current === failed) return undefined;
    before.current = failed;
    return failed || document.activeElement !== document.body ? undefined : focusHeading();
  }, [failed]);
}
