import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Chunk } from '../../../ui/useChunk';
import { useOverlay } from '../../../ui/useOverlay';

/** Whether `open` still holds and the component is shown: for what comes after a wait. */
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

interface LoadedDialog<T> {
  /** Undefined until the dialog was opened once. */
  module: T | undefined;
  open: boolean;
  /** Whether the chunk could not be loaded when it was last needed. */
  failed: boolean;
  show: () => void;
  hide: () => void;
}

/**
 * A dialog in a separate chunk, which opens once that is loaded, unless the candidate has left the form meanwhile; the
 * next click retries a failure.
 *
 * @param mayClose see `useOverlay`
 */
export function useDialog<T>(part: Chunk<T>, mayClose?: () => boolean): LoadedDialog<T> {
  const { open, show, hide } = useOverlay(mayClose);
  const [failed, setFailed] = useState(false);
  const isShown = useIsStill(true);
  const load = async () => {
    try {
      await part.load();
      setFailed(false);
      if (isShown.current) show();
    } catch {
      setFailed(true);
    }
  };
  return { module: part.loaded(), open, failed, show: () => void load(), hide };
}
