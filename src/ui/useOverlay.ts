import { useCallback, useEffect, useRef, useState } from 'react';

interface Overlay {
  open: boolean;
  show: () => void;
  hide: () => void;
}

/**
 * Something that lies over the screen. It has an entry of its own in the browser's history, so that "back", which is
 * how a phone closes what lies on top, closes it and leaves the screen under it alone.
 */
export function useOverlay(): Overlay {
  const [open, setOpen] = useState(false);
  const leaving = useRef(false);
  useEffect(() => {
    if (!open) return undefined;
    const close = () => {
      leaving.current = false;
      setOpen(false);
    };
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
    };
  }, [open]);
  const show = useCallback(() => {
    // The same state: for the router it is the same place.
    history.pushState(history.state, '');
    setOpen(true);
  }, []);
  const hide = useCallback(() => {
    // Two presses go back once.
    if (leaving.current) return;
    leaving.current = true;
    history.back();
  }, []);
  return { open, show, hide };
}
