import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLoaded } from './lazyPart';
import { type Opening, type Overlay, useOverlay } from './useOverlay';

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

interface LazyDialog extends Overlay {
  /** True when its code is loaded; then it is rendered, open or not. */
  ready: boolean;
  /** True when the code could not be loaded when it was last needed. */
  failed: boolean;
}

/** A dialog in a file of its own. It opens once loaded, if the screen is still shown; the next click retries. */
export function useDialog(dialog: Parameters<typeof useLoaded>[0]): LazyDialog {
  const { open, show, hide } = useOverlay();
  const { ready, failed, load } = useLoaded(dialog);
  const isShown = useIsStill(true);
  // Read at once, because React forgets the target of an event once it is handled.
  const showLoaded = async ({ currentTarget }: Opening) => {
    await load();
    if (dialog.isLoaded() && isShown.current) show({ currentTarget });
  };
  return { ready, open, failed, show: (opening) => void showLoaded(opening), hide };
}
