import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '../../../ui/lazyPart';
import { Note } from '../../../ui/Notice';
import { useDialog } from '../../../ui/useDialog';
import type { PassphraseState } from './DownloadDialog';

const DownloadDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "form-file" */ './DownloadDialog')).DownloadDialog,
);

/** Offers the form as an encrypted file, for another device or programme (docs/adr/0022). */
export function DownloadForm({ locked }: { locked: boolean }) {
  const [passphrase, setPassphrase] = useState<PassphraseState>('known');
  const { ready, open, failed, show, hide } = useDialog(DownloadDialog, () => {
    if (passphrase !== 'uncopied') return true;
    setPassphrase('asked');
    return false;
  });
  return (
    <>
      <Button startIcon={<Download />} disabled={locked} aria-haspopup="dialog" onClick={show}>
        <FormattedMessage id="podsumowanie.plik.wez" />
      </Button>
      {failed && (
        <Note tone="info">
          <FormattedMessage id="podsumowanie.plik.niewczytane" />
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
