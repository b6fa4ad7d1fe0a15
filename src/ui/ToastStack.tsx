import { gooberStyles } from './gooberSheet';
import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Severity } from './Notice';
import { ToastAlert } from './ToastAlert';
import { BELOW_MD } from './theme/media';

export interface Toast {
  key: number;
  content: ReactNode;
  severity: Severity;
}

const components = {
  error: ToastAlert,
  warning: ToastAlert,
  info: ToastAlert,
  success: ToastAlert,
};

const styles = [
  gooberStyles(),
  {
    // Below the header, above dialogs.
    '.notistack-SnackbarContainer': {
      top: 78,
      right: 24,
      zIndex: 1500,
      width: 400,
      [BELOW_MD]: { top: 6, right: 16, left: 16, width: 'auto' },
      '@media print': { display: 'none' },
    },
  },
];

/** The toasts at the top right, at most three at a time; in a separate chunk. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <>
      <GlobalStyles styles={styles} />
      <SnackbarProvider
        maxSnack={3}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        // notistack's own timer does not pause on focus (ToastAlert.tsx).
        autoHideDuration={null}
        Components={components}
      >
        <Queue toasts={toasts} />
      </SnackbarProvider>
    </>
  );
}

/** Enqueues each toast once. */
function Queue({ toasts }: { toasts: readonly Toast[] }) {
  const { enqueueSnackbar } = useSnackbar();
  const enqueuedCount = useRef(0);
  useEffect(() => {
    for (const { key, content, severity } of toasts.slice(enqueuedCount.current)) {
      enqueueSnackbar(content, { key, variant: severity });
    }
    enqueuedCount.current = toasts.length;
  }, [toasts, enqueueSnackbar]);
  return null;
}
