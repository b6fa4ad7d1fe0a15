import { createContext, useContext, type ReactNode } from 'react';
import type { Severity } from './Notice';

/** A `FormattedMessage` as the content changes its words with the language while the toast is shown. */
export type ShowToast = (content: ReactNode, severity: Severity) => void;

export const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the top right for five seconds. Never the only place of a message. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
