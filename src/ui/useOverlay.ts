import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';

/** The click that opens an overlay. */
export type Opening = Pick<SyntheticEvent<HTMLElement>, 'currentTarget'>;

/** An overlay with its own entry in the history, so that "back" on a phone closes it and stays on the screen. */
export function useOverlay() {
  const [open, setOpen] = useState(false);
  // A ref, ahead of the state: clicks may arrive before the browser has gone back, and while a dialog fades out.
  const state = useRef<'closed' | 'open' | 'leaving'>('closed');
  useEffect(() => {
    if (!open) return undefined;
    const onBack = () => {
      state.current = 'closed';
      setOpen(false);
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
    };
  }, [open]);
  const show = useCallback(({ currentTarget }: Opening) => {
    if (state.current !== 'closed') return;
    // Safari does not focus a clicked button, so that nothing would know where to return the focus.
    currentTarget.focus({ preventScroll: true });
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
