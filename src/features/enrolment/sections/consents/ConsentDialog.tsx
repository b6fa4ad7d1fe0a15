import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Consent } from '../../../../contract/consent';
import { ServerHtml } from '../../../../ui/ServerHtml';

const Text = styled(ServerHtml)(({ theme }) => ({ color: theme.vars.palette.text.primary }));

interface ConsentDialogProps {
  consent: Consent;
  open: boolean;
  onClose: () => void;
}

/** The text of one consent, in a separate chunk. */
export function ConsentDialog({ consent, open, onClose }: ConsentDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{consent.tytul}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Text html={consent.trescWarunkow} headingsFrom={3} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="podsumowanie.regulamin.zamknij_tresc" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
