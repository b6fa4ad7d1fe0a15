import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogHead } from '../../ui/DialogHead';
import { CopyNote, useCopy } from '../../ui/useCopy';
import { phoneCode, phoneSentence } from './phone';
import { type Snapshot, snapshotAddress, snapshotText } from './snapshot';
import { SnapshotText } from './SnapshotText';

const Content = styled(DialogContent)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});

/** What is read out, apart from what is only read; the code is large enough to be spelled. */
const Phone = styled('p')(({ theme }) => ({
  padding: '11px 15px',
  // Forced colours show the border instead of the background.
  border: '1px solid transparent',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  '& > *': { display: 'block' },
  '& > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > strong': theme.typography.h4,
}));

const Folded = styled(Accordion)(({ theme }) => ({
  '&&': { borderBlock: `1px solid ${theme.vars.palette.divider}` },
  '& .MuiAccordionSummary-root': { minHeight: 48, padding: 0, borderRadius: 8 },
  '& .MuiAccordionDetails-root': { padding: '0 0 16px' },
}));
const IMMEDIATE = { transition: { timeout: 0, unmountOnExit: true } };

interface SupportDialogProps {
  snapshot: Snapshot;
  open: boolean;
  onClose: () => void;
}

/** A snapshot as a sentence and a code for the phone and, folded, as data; in a separate chunk. */
export function SupportDialog({ snapshot, open, onClose }: SupportDialogProps) {
  const intl = useIntl();
  const id = useId();
  const { copied, copy, reset } = useCopy();
  const code = phoneCode(snapshot);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-phone`}
    >
      <DialogHead id={`${id}-title`} onClose={close}>
        <FormattedMessage id="pomoc.dane.tytul" />
      </DialogHead>
      <Content>
        <Phone id={`${id}-phone`}>
          <small>
            <FormattedMessage id="pomoc.dane.telefon" />
          </small>
          <span>{phoneSentence(intl, snapshot)}</span>
          {code !== null && (
            <strong>
              <FormattedMessage id="pomoc.dane.kod" values={{ kod: code }} />
            </strong>
          )}
        </Phone>
        <p>
          <FormattedMessage id="pomoc.dane.opis" />
        </p>
        <Folded slotProps={IMMEDIATE}>
          <AccordionSummary expandIcon={<ExpandMoreRounded />}>
            <FormattedMessage id="pomoc.dane.wszystkie" />
          </AccordionSummary>
          <AccordionDetails>
            <SnapshotText snapshot={snapshot} />
          </AccordionDetails>
        </Folded>
        <CopyNote copied={copied} />
      </Content>
      <DialogActions>
        <Button onClick={() => void copy(snapshotAddress(snapshot, location.href))}>
          <FormattedMessage id="pomoc.dane.kopiuj_link" />
        </Button>
        <Button variant="contained" onClick={() => void copy(snapshotText(snapshot))}>
          <FormattedMessage id="pomoc.dane.kopiuj" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
