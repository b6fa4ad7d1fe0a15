import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLoaded } from './lazyPart';
import { type Opening, useOverlay } from './useOverlay';

/** Returns whether `open` still holds and the component is shown: for what comes after a wait. */
export function useIsStill(open: boolean): RefObject<boolean> {
  const isStill = useRef(open);
  useLayoutEffect(() => {
    isStill.current = open;
    return () => {
      isStill.current = false;
    };
  }, [open]);
  return isStill;
}

/** A dialog in a file of its own. It opens once loaded, if the screen is still shown; the next click retries. */
export function useDialog(dialog: Parameters<typeof useLoaded>[0]) {
  const { open, show, hide } = useOverlay();
  const { ready, failed, load } = useLoaded(dialog);
  const isShown = useIsStill(true);
  // Read at once, because React forgets the target of an event once it is handled.
  const showLoaded = async ({ currentTarget }: Opening) => {
    await load();
    if (dialog.isLoaded() && isShown.current) show({ currentTarget });
  };
  // `ready`: its code is loaded, and the dialog is rendered, open or not. `failed`: the last click could not load it.
  return { ready, open, failed, show: (opening: Opening) => void showLoaded(opening), hide };
}
