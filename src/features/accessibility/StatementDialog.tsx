import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogHead } from '../../ui/DialogHead';
import { Statement } from './Statement';

interface StatementDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The accessibility statement as a dialog, in a separate chunk. */
export function StatementDialog({ open, onClose }: StatementDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="sm">
      <DialogHead id={id} onClose={onClose}>
        <FormattedMessage id="dostepnosc.tytul" />
      </DialogHead>
      <DialogContent tabIndex={0}>
        <Statement />
      </DialogContent>
    </Dialog>
  );
}
