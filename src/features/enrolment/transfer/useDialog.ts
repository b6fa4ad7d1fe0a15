import { useEffect, useRef, useState } from 'react';
import type { Chunk } from '../../../ui/useChunk';
import { useOverlay } from '../../../ui/useOverlay';

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
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const load = async () => {
    try {
      await part.load();
      setFailed(false);
      if (isHere.current) show();
    } catch {
      setFailed(true);
    }
  };
  return { module: part.loaded(), open, failed, show: () => void load(), hide };
}
