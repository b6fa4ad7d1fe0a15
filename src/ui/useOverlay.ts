import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFocusReturn } from './useFocusReturn';

interface Overlay {
  open: boolean;
  show: () => void;
  hide: () => void;
}

/**
 * An overlay with its own entry in the browser's history, so that "back", which closes overlays on phones, closes it
 * without leaving the screen. The focus returns to its opener.
 *
 * @param mayClose called however it is closed; it stays open on false
 */
export function useOverlay(mayClose = () => true): Overlay {
  const [open, setOpen] = useState(false);
  useFocusReturn(open);
  // A ref, ahead of the state: clicks may arrive before the browser has gone back, and while a dialog fades out.
  const state = useRef<'closed' | 'open' | 'leaving'>('closed');
  const close = useEffectEvent(() => {
    if (mayClose()) {
      state.current = 'closed';
      setOpen(false);
    } else {
      state.current = 'open';
      history.pushState(history.state, '');
    }
  });
  useEffect(() => {
    if (!open) return undefined;
    const onBack = () => close();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
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
