import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Statement } from './Statement';

interface StatementDialogProps {
  helpLine: string;
  open: boolean;
  onClose: () => void;
}

/** The accessibility statement as a dialog, in a separate chunk. */
export function StatementDialog({ helpLine, open, onClose }: StatementDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="sm">
      <DialogTitle id={id}>
        <FormattedMessage id="dostepnosc.tytul" />
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <Statement helpLine={helpLine} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="dostepnosc.zamknij" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
