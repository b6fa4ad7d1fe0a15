import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog';

type Variant = 'text' | 'contained';

/** The dialog, in a separate chunk. */
export function ConfirmDialogBox(props: ConfirmDialogProps) {
  const id = useId();
  const confirm = (variant: Variant) => (
    <Button key="confirm" variant={variant} onClick={props.onConfirm}>
      {props.confirmLabel}
    </Button>
  );
  const cancel = (variant: Variant) => (
    <Button
      key="cancel"
      variant={variant}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus anyway; here on the safe answer
      autoFocus={variant === 'contained'}
      onClick={props.onCancel}
    >
      {props.cancelLabel}
    </Button>
  );
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      slotProps={{ transition: { onExited: props.onClosed } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{props.title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{props.text}</DialogContent>
      <DialogActions>
        {props.main === 'cancel'
          ? [confirm('text'), cancel('contained')]
          : [cancel('text'), confirm('contained')]}
      </DialogActions>
    </Dialog>
  );
}
