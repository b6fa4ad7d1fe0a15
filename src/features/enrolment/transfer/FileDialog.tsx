import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/messages';
import { DialogHead } from '../../../ui/DialogHead';
import { Spinner } from '../../../ui/Spinner';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const TITLE_ID = 'form-file-title';

/** Room for the focus rings, which the scrolling content would clip. */
const Content = styled(DialogContent)({ '&&': { margin: '-6px -6px 0', padding: 6 } });

const Lines = styled('form')({ display: 'grid', gap: 16, justifyItems: 'start' });

export interface FileDialogProps {
  open: boolean;
  onClose: () => void;
}

interface FrameProps extends FileDialogProps {
  /** Called once the dialog is gone and the focus has returned. */
  onClosed?: () => void;
  children: ReactNode;
}

/** A dialog whose content is mounted only while it is open, so that a closed one holds no passphrase. */
export function FileDialog({ open, onClose, onClosed, children }: FrameProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={TITLE_ID}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      {children}
    </Dialog>
  );
}

interface FileDialogBodyProps {
  title: MessageId;
  /** The status while a key is derived, which takes seconds on a slow phone; null otherwise. */
  busy?: MessageId | null;
  /** The label of the second button; without it, nothing is left to cancel. */
  cancel?: MessageId;
  onClose: () => void;
  /** The label of the main button. */
  confirm: MessageId;
  onConfirm: () => void;
  children: ReactNode;
}

/** Title, content and buttons; Enter in a field confirms. */
export function FileDialogBody(props: FileDialogBodyProps) {
  const { title, busy = null, cancel, onClose, confirm, onConfirm, children } = props;
  return (
    <>
      <DialogHead id={TITLE_ID} onClose={onClose}>
        <FormattedMessage id={title} />
      </DialogHead>
      <Content>
        <Lines
          noValidate
          id="form-file"
          onSubmit={(event) => {
            event.preventDefault();
            // React passes the event on to the enrolment form around the dialog.
            event.stopPropagation();
            if (busy === null) onConfirm();
          }}
        >
          {children}
          <VisuallyHidden as="div">
            <p role="status">{busy !== null && <FormattedMessage id={busy} />}</p>
          </VisuallyHidden>
        </Lines>
      </Content>
      <DialogActions>
        {cancel && (
          <Button onClick={onClose}>
            <FormattedMessage id={cancel} />
          </Button>
        )}
        <Button
          type="submit"
          form="form-file"
          variant="contained"
          aria-disabled={busy !== null}
          startIcon={busy === null ? undefined : <Spinner />}
        >
          <FormattedMessage id={busy ?? confirm} />
        </Button>
      </DialogActions>
    </>
  );
}
