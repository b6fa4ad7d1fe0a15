import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Severity } from './Notice';
import { chunk } from './useChunk';

const part = chunk(() => import('./Toasts'));

/**
 * Shows a short message at the top right for five seconds. Never the only place of a message: nothing is shown when the
 * code cannot be loaded.
 *
 * @param content a `FormattedMessage` follows a change of language while the toast is open
 */
export function showToast(content: ReactNode, variant: Severity): void {
  part.load().then(
    ({ enqueueSnackbar }) => enqueueSnackbar(content, { variant }),
    () => undefined,
  );
}

/** The provider of the toasts; its code is loaded with the first one (docs/adr/0019). */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType | null>(() => part.loaded()?.Toasts ?? null);
  useEffect(() => {
    if (Toasts !== null) return undefined;
    return part.whenLoaded((loaded) => {
      // At once: the toast that waits for the code needs its provider.
      flushSync(() => setToasts(() => loaded.Toasts));
    });
  }, [Toasts]);
  return Toasts && <Toasts />;
}
