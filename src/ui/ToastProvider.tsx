import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { Severity } from './Notice';
import { chunk, useChunk } from './useChunk';
import type { Toast } from './ToastStack';

/** A `FormattedMessage` as the content follows a change of language while the toast is open. */
export type ShowToast = (content: ReactNode, severity: Severity) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the top right for five seconds. Never the only place of a message. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

const part = chunk(() => import('./ToastStack'));

/** Provides `useToast`; the code of the toasts is loaded with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const show = useCallback((content: ReactNode, severity: Severity) => {
    setToasts((shown) => [...shown, { key: shown.length + 1, content, severity }]);
  }, []);
  const { module } = useChunk(part, toasts.length > 0);
  return (
    <ToastContext value={show}>
      {children}
      {module && <module.ToastStack toasts={toasts} />}
    </ToastContext>
  );
}
