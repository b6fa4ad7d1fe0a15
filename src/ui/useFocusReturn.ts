import { useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, summary, [tabindex]';

/**
 * Restores the focus to the opener of an overlay, however it closes. The opener is the last clicked element: Safari and
 * Firefox do not focus every clicked button, so a dialog cannot find it by the focus.
 */
export function useFocusReturn(open: boolean): void {
  const clicked = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (open) {
      const opener = clicked.current;
      return () => {
        opener?.focus({ preventScroll: true });
      };
    }
    const remember = ({ target }: Event) => {
      clicked.current = target instanceof Element ? target.closest<HTMLElement>(FOCUSABLE) : null;
    };
    // In the capture phase, before the listener that opens the overlay.
    document.addEventListener('click', remember, true);
    return () => {
      document.removeEventListener('click', remember, true);
    };
  }, [open]);
}
