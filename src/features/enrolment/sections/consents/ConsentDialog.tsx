import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Consent } from '../../../../contract/consent';
import { DialogHead } from '../../../../ui/DialogHead';
import { ServerHtml } from '../../../../ui/ServerHtml';

const Content = styled(DialogContent)(({ theme }) => ({
  '&&': { color: theme.vars.palette.text.primary },
}));

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
      <DialogHead id={id} onClose={onClose}>
        {consent.tytul}
      </DialogHead>
      <Content tabIndex={0}>
        <ServerHtml html={consent.trescWarunkow} headingsFrom={3} />
      </Content>
    </Dialog>
  );
}
