import Casino from '@mui/icons-material/CasinoOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { initialValues } from '../../../domain/enrolmentValues';
import { download } from '../../../ui/download';
import { Note } from '../../../ui/Notice';
import { today } from '../form/createEnrolment';
import { useEnrolment } from '../form/enrolmentContext';
import { serialiseForm } from './exportedForm';
import { FileDialog, FileDialogBody, type FileDialogProps, useIsOpen } from './FileDialog';
import { encrypt } from './formFile';
import {
  passphraseLength,
  passphraseOf,
  randomPassphrase,
  MIN_PASSPHRASE_LENGTH,
} from './passphrase';
import { PassphraseField } from './PassphraseField';

/** Encrypts the form with a passphrase and downloads it; in a separate chunk. */
export function DownloadDialog(props: FileDialogProps) {
  return (
    <FileDialog {...props}>
      <DownloadContent {...props} />
    </FileDialog>
  );
}

type Progress =
  { kind: 'editing' | 'tooShort' | 'encrypting' | 'failed' } | { kind: 'ready'; name: string };

function DownloadContent({ open, onClose }: FileDialogProps) {
  const intl = useIntl();
  const { form, poland, presetPrefixRef, getState } = useEnrolment();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const [progress, setProgress] = useState<Progress>({ kind: 'editing' });
  const input = useRef<HTMLInputElement>(null);
  const isOpen = useIsOpen(open);
  const encrypting = progress.kind === 'encrypting';
  const change = (passphrase: string) => {
    setTyped(passphrase);
    setProgress({ kind: 'editing' });
  };

  const downloadForm = async () => {
    if (passphraseLength(typed) < MIN_PASSPHRASE_LENGTH) {
      setProgress({ kind: 'tooShort' });
      input.current?.focus();
      return;
    }
    setProgress({ kind: 'encrypting' });
    try {
      const untouched = initialValues(poland, presetPrefixRef.current);
      const text = serialiseForm(form.getState().values, untouched, getState().offer);
      const file = await encrypt(text, passphraseOf(typed));
      if (!isOpen.current) return;
      const name = `formularz-${today()}.rekrutacja`;
      download(name, file, 'application/octet-stream');
      setProgress({ kind: 'ready', name });
    } catch {
      setProgress({ kind: 'failed' });
    }
  };

  if (progress.kind === 'ready') {
    return (
      <FileDialogBody title="podsumowanie.plik.wez" cancel="pomoc.dane.zamknij" onCancel={onClose}>
        <Note tone="ok">
          <FormattedMessage id="podsumowanie.plik.gotowy" values={{ nazwa: progress.name }} />
        </Note>
      </FileDialogBody>
    );
  }
  return (
    <FileDialogBody
      title="podsumowanie.plik.wez"
      busy={encrypting ? 'podsumowanie.plik.szyfrowanie' : null}
      cancel="podsumowanie.plik.anuluj"
      onCancel={onClose}
      confirm="podsumowanie.plik.pobierz"
      onConfirm={() => void downloadForm()}
    >
      <p>
        <FormattedMessage id="podsumowanie.plik.wez.opis" />
      </p>
      <PassphraseField
        value={typed}
        shown={shown}
        autoComplete="new-password"
        helper={intl.formatMessage({ id: 'podsumowanie.plik.haslo.pomoc' })}
        error={
          progress.kind === 'tooShort'
            ? intl.formatMessage({ id: 'podsumowanie.plik.haslo.walidacja' })
            : undefined
        }
        inputRef={input}
        readOnly={encrypting}
        onChange={change}
        onShow={setShown}
      />
      <Button
        size="small"
        variant="outlined"
        startIcon={<Casino />}
        disabled={encrypting}
        onClick={() => {
          change(randomPassphrase());
          setShown(true);
        }}
      >
        <FormattedMessage id="podsumowanie.plik.haslo.wylosuj" />
      </Button>
      {progress.kind === 'failed' && (
        <Note tone="warning">
          <FormattedMessage id="podsumowanie.plik.nie_powstal" />
        </Note>
      )}
    </FileDialogBody>
  );
}
