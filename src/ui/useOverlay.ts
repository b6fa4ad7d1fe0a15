import { useCallback, useEffect, useRef, useState } from 'react';
import { useFocusReturn } from './useFocusReturn';

interface Overlay {
  open: boolean;
  show: () => void;
  hide: () => void;
}

/**
 * Something that lies over the screen. It has an entry of its own in the browser's history, so that "back", which is
 * how a phone closes what lies on top, closes it and leaves the screen under it alone. What opened it
 * has the focus again when it closes.
 */
export function useOverlay(): Overlay {
  const [open, setOpen] = useState(false);
  useFocusReturn(open);
  // Ahead of what is drawn: presses come faster than the browser goes back, and also while a dialog fades out.
  const state = useRef<'closed' | 'open' | 'leaving'>('closed');
  useEffect(() => {
    if (!open) return undefined;
    const close = () => {
      state.current = 'closed';
      setOpen(false);
    };
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
    };
  }, [open]);
  const show = useCallback(() => {
    if (state.current !== 'closed') return;
    state.current = 'open';
    // The same state: for the router it is the same place.
    history.pushState(history.state, '');
    setOpen(true);
  }, []);
  const hide = useCallback(() => {
    if (state.current !== 'open') return;
    state.current = 'leaving';
    history.back();
  }, []);
  return { open, show, hide };
}
