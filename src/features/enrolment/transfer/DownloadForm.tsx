import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '../../../ui/Notice';
import { chunk } from '../../../ui/useChunk';
import { useEnrolmentForm } from '../model/enrolmentContext';
import { isUntouched } from '../model/form';
import type { PassphraseState } from './DownloadDialog';
import { canEncrypt } from '../model/formFile';
import { useDialog } from './useDialog';

const part = chunk(() => import(/* webpackChunkName: "form-file" */ './DownloadDialog'));

/** Offers the form as an encrypted file, for another device or programme (docs/adr/0022). */
export function DownloadForm({ locked }: { locked: boolean }) {
  const form = useEnrolmentForm();
  const [passphrase, setPassphrase] = useState<PassphraseState>('known');
  const { module, open, failed, show, hide } = useDialog(part, () => {
    if (passphrase !== 'uncopied') return true;
    setPassphrase('asked');
    return false;
  });
  const [empty, setEmpty] = useState(false);
  if (!canEncrypt()) return null;
  return (
    <>
      <Button
        startIcon={<Download />}
        disabled={locked}
        aria-haspopup="dialog"
        onClick={() => {
          const isEmpty = isUntouched(form);
          setEmpty(isEmpty);
          if (!isEmpty) show();
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
      {module && (
        <module.DownloadDialog
          open={open}
          onClose={hide}
          passphrase={passphrase}
          onPassphrase={setPassphrase}
        />
      )}
    </>
  );
}
