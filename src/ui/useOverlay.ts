import { useCallback, useEffect, useRef, useState } from 'react';
import { useFocusReturn } from './useFocusReturn';

interface Overlay {
  open: boolean;
  show: () => void;
  hide: () => void;
}

/**
 * An overlay with its own entry in the browser's history, so that "back", which closes overlays on phones, closes it
 * without leaving the screen. The focus returns to its opener.
 */
export function useOverlay(): Overlay {
  const [open, setOpen] = useState(false);
  useFocusReturn(open);
  // A ref, ahead of the state: clicks may arrive before the browser has gone back, and while a dialog fades out.
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
    // The same state, so that the router sees no navigation.
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
