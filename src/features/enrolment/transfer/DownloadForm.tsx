import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '../../../ui/lazyPart';
import { Note } from '../../../ui/Notice';
import { useDialog } from '../../../ui/useDialog';
import { useEnrolmentForm } from '../model/enrolmentContext';
import { isUntouched } from '../model/form';
import type { PassphraseState } from './DownloadDialog';

const DownloadDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "form-file" */ './DownloadDialog')).DownloadDialog,
);

/** Offers the form as an encrypted file, for another device or programme (docs/adr/0022). */
export function DownloadForm({ locked }: { locked: boolean }) {
  const form = useEnrolmentForm();
  const [passphrase, setPassphrase] = useState<PassphraseState>('known');
  const { ready, open, failed, show, hide } = useDialog(DownloadDialog, () => {
    if (passphrase !== 'uncopied') return true;
    setPassphrase('asked');
    return false;
  });
  const [empty, setEmpty] = useState(false);
  return (
    <>
      <Button
        startIcon={<Download />}
        disabled={locked}
        aria-haspopup="dialog"
        onClick={(event) => {
          const isEmpty = isUntouched(form);
          setEmpty(isEmpty);
          if (!isEmpty) show(event);
        }}
      >
        <FormattedMessage id="podsumowanie.plik.wez" />
      </Button>
      {(empty || failed) && (
        <Note tone="info">
          <FormattedMessage
            id={failed ? 'podsumowanie.plik.niewczytane' : 'podsumowanie.plik.pusty'}
          />
        </Note>
      )}
      {ready && (
        <DownloadDialog
          open={open}
          onClose={hide}
          passphrase={passphrase}
          onPassphrase={setPassphrase}
        />
      )}
    </>
  );
}
