import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import type { Severity } from './Notice';
import { chunk, useChunk } from './useChunk';
import { ToastContext } from './useToast';

export interface Toast {
  key: number;
  content: ReactNode;
  severity: Severity;
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
