import { useEffect, useEffectEvent } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialogBox';
import { chunk, useChunk } from './useChunk';

const part = chunk(() => import('./ConfirmDialogBox'));

/** Asks for confirmation. The dialog's code is loaded when it first opens; if that fails, the browser's own dialog asks. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { module, failed } = useChunk(part, props.open);
  const { open, title, onConfirm, onCancel } = props;
  const askBrowser = useEffectEvent(() => {
    if (window.confirm(title)) onConfirm();
    else onCancel();
  });
  useEffect(() => {
    if (open && failed) askBrowser();
  }, [open, failed]);
  return module ? <module.ConfirmDialogBox {...props} /> : null;
}
