import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { Themed } from './Themed';

/** The dialog itself, in a chunk of its own. */
export function ConfirmDialogBox(props: ConfirmDialogProps) {
  const id = useId();
  return (
    <Themed>
      <Dialog
        open={props.open}
        onClose={props.onCancel}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <DialogTitle id={`${id}-title`}>{props.title}</DialogTitle>
        <DialogContent id={`${id}-text`}>{props.text}</DialogContent>
        <DialogActions>
          <Button onClick={props.onCancel}>{props.cancelLabel}</Button>
          <Button variant="contained" onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </DialogActions>
      </Dialog>
    </Themed>
  );
}
