import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../intl/messages';
import { Note } from '../../ui/Notice';
import { useCopy } from '../../ui/useCopy';
import { SnapshotText } from './SnapshotText';
import { snapshotAddress, snapshotText, type Snapshot } from './snapshot';

interface SupportDialogProps {
  snapshot: Snapshot;
  open: boolean;
  onClose: () => void;
}

/** Shows a snapshot before it is copied as data or as a link; in a separate chunk. */
export function SupportDialog({ snapshot, open, onClose }: SupportDialogProps) {
  const id = useId();
  const { copied, copy, reset } = useCopy();
  const close = () => {
    reset();
    onClose();
  };
  const copyButton = (label: MessageId, what: () => string) => (
    <Button onClick={() => void copy(what())}>
      <FormattedMessage id={label} />
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        <FormattedMessage id="pomoc.dane.tytul" />
      </DialogTitle>
      <DialogContent>
        <p id={`${id}-text`}>
          <FormattedMessage id="pomoc.dane.opis" />
        </p>
        <SnapshotText snapshot={snapshot} />
        {copied !== null && (
          <Note tone={copied ? 'ok' : 'info'}>
            <FormattedMessage id={copied ? 'pomoc.dane.skopiowano' : 'pomoc.dane.nie_skopiowano'} />
          </Note>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>
          <FormattedMessage id="pomoc.dane.zamknij" />
        </Button>
        {copyButton('pomoc.dane.kopiuj_link', () => snapshotAddress(snapshot, location.href))}
        {copyButton('pomoc.dane.kopiuj', () => snapshotText(snapshot))}
      </DialogActions>
    </Dialog>
  );
}
