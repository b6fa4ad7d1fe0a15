import './gooberSheet';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { ToastAlert } from './ToastAlert';
import { ToastTransition } from './ToastTransition';
import type { Toast } from './ToastProvider';

const components = {
  error: ToastAlert,
  warning: ToastAlert,
  info: ToastAlert,
  success: ToastAlert,
};

/** The toasts of the page, at the top right, at most three at a time; in a chunk of its own. */
export function ToastStack({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={null}
      classes={{ containerRoot: 'Toasts', root: 'Toasts-item' }}
      Components={components}
      TransitionComponent={ToastTransition}
    >
      <Queue toasts={toasts} />
    </SnackbarProvider>
  );
}

/** Hands over each toast once. */
function Queue({ toasts }: { toasts: readonly Toast[] }) {
  const { enqueueSnackbar } = useSnackbar();
  const handedOver = useRef(0);
  useEffect(() => {
    for (const { key, content, severity } of toasts.slice(handedOver.current)) {
      enqueueSnackbar(content, { key, variant: severity });
    }
    handedOver.current = toasts.length;
  }, [toasts, enqueueSnackbar]);
  return null;
}
