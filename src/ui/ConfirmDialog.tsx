import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { chunk, useChunk } from './useChunk';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The button that is filled and has the focus at first; cancelling where confirming cannot be undone. */
  main?: 'confirm' | 'cancel';
  onConfirm: () => void;
  onCancel: () => void;
  /** The dialog has faded out, and the focus is back where it was. */
  onClosed?: () => void;
}

const part = chunk(() => import('./ConfirmDialogBox'));

/** Asks for confirmation. The dialog's code is loaded when it first opens; if that fails, the browser's own dialog asks. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { module, failed } = useChunk(part, props.open);
  const { open, title, onConfirm, onCancel } = props;
  useEffect(() => {
    if (!open || !failed) return;
    // The dialog could not be fetched: the browser's own question is better than a button that does nothing.
    if (window.confirm(title)) onConfirm();
    else onCancel();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once per opening
  }, [open, failed]);
  return module ? <module.ConfirmDialogBox {...props} /> : null;
}
