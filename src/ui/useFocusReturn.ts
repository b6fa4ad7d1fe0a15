import { useEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, summary, [tabindex]';

/**
 * Gives the focus back to what opened an overlay, however the overlay closes. The opener is what was clicked last: Safari
 * and Firefox do not focus every button that is clicked, so that a dialog finds nothing to give the focus back to.
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
    // In the capture phase, ahead of the listener that opens the overlay.
    document.addEventListener('click', remember, true);
    return () => {
      document.removeEventListener('click', remember, true);
    };
  }, [open]);
}
