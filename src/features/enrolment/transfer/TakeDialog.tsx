import Casino from '@mui/icons-material/CasinoOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { initialValues } from '../../../domain/enrolmentValues';
import { Note } from '../../../ui/Notice';
import { today } from '../form/createEnrolment';
import { useEnrolment } from '../form/enrolmentContext';
import { writeCarried } from './carriedForm';
import { FileDialog, FileDialogBody, type FileDialogProps, useIsOpen } from './FileDialog';
import { seal } from './formFile';
import {
  passphraseLength,
  passphraseOf,
  randomPassphrase,
  SHORTEST_PASSPHRASE,
} from './passphrase';
import { PassphraseField } from './PassphraseField';

/** Encrypts the form with a passphrase and downloads it; in a separate chunk. */
export function TakeDialog(props: FileDialogProps) {
  return (
    <FileDialog {...props}>
      <Take {...props} />
    </FileDialog>
  );
}

type Progress =
  { kind: 'asking' | 'tooShort' | 'sealing' | 'failed' } | { kind: 'ready'; name: string };

function Take({ open, onClose }: FileDialogProps) {
  const intl = useIntl();
  const { form, poland, presetPrefixRef, getState } = useEnrolment();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const [progress, setProgress] = useState<Progress>({ kind: 'asking' });
  const input = useRef<HTMLInputElement>(null);
  const isOpen = useIsOpen(open);
  const sealing = progress.kind === 'sealing';
  const change = (passphrase: string) => {
    setTyped(passphrase);
    setProgress({ kind: 'asking' });
  };

  const take = async () => {
    if (passphraseLength(typed) < SHORTEST_PASSPHRASE) {
      setProgress({ kind: 'tooShort' });
      input.current?.focus();
      return;
    }
    setProgress({ kind: 'sealing' });
    try {
      const untouched = initialValues(poland, presetPrefixRef.current);
      const text = writeCarried(form.getState().values, untouched, getState().offer);
      const file = await seal(text, passphraseOf(typed));
      if (!isOpen.current) return;
      const name = `formularz-${today()}.rekrutacja`;
      download(file, name);
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
      busy={sealing ? 'podsumowanie.plik.szyfrowanie' : null}
      cancel="podsumowanie.plik.anuluj"
      onCancel={onClose}
      confirm="podsumowanie.plik.pobierz"
      onConfirm={() => void take()}
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
        readOnly={sealing}
        onChange={change}
        onShow={setShown}
      />
      <Button
        size="small"
        variant="outlined"
        startIcon={<Casino />}
        disabled={sealing}
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

function download(file: Uint8Array<ArrayBuffer>, name: string): void {
  const address = URL.createObjectURL(new Blob([file], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
