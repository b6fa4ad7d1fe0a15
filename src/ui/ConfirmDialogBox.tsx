import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useId } from 'react';
import { DialogHead } from './DialogHead';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /**
   * The primary button, which has the initial focus: `cancel` where confirming cannot be undone, `neither` where no
   * answer is to be recommended.
   */
  main?: 'confirm' | 'cancel' | 'neither';
  onConfirm: () => void;
  onCancel: () => void;
  /** Called when the dialog has closed and the focus is restored. */
  onClosed?: () => void;
}

type Variant = 'text' | 'outlined' | 'contained';

/** The dialog, in a separate chunk. */
export function ConfirmDialogBox(props: ConfirmDialogProps) {
  const id = useId();
  const confirm = (variant: Variant) => (
    <Button key="confirm" variant={variant} onClick={props.onConfirm}>
      {props.confirmLabel}
    </Button>
  );
  const cancel = (variant: Variant) => (
    <Button key="cancel" variant={variant} autoFocus={variant !== 'text'} onClick={props.onCancel}>
      {props.cancelLabel}
    </Button>
  );
  const ofMain = {
    confirm: [cancel('text'), confirm('contained')],
    cancel: [confirm('text'), cancel('contained')],
    neither: [cancel('outlined'), confirm('outlined')],
  };
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      slotProps={{ transition: { onExited: props.onClosed } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogHead id={`${id}-title`} onClose={props.onCancel}>
        {props.title}
      </DialogHead>
      <DialogContent id={`${id}-text`}>{props.text}</DialogContent>
      <DialogActions>{ofMain[props.main ?? 'confirm']}</DialogActions>
    </Dialog>
  );
}
