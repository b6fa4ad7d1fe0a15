import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Renders the provider of the toasts, in the page that is shown. */
let mount: (Toasts: ComponentType) => void = () => undefined;

/**
 * Shows a short warning at the top right for five seconds. Never the only place of a message: nothing is shown when the
 * code cannot be loaded.
 *
 * @param content a `FormattedMessage` follows a change of language while the toast is open
 */
export function showToast(content: ReactNode): void {
  import('./Toasts').then(
    (toasts) => {
      // The module is loaded at once, because its provider defines the function that adds a toast.
      flushSync(() => mount(toasts.Toasts));
      toasts.enqueueSnackbar(content);
    },
    () => undefined,
  );
}

/** The provider of the toasts; its code is loaded with the first one (docs/adr/0019). */
export function Toaster() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    mount = (loaded) => setToasts(() => loaded);
  }, []);
  return Toasts && <Toasts />;
}
