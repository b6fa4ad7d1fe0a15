import Casino from '@mui/icons-material/CasinoOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { download, DownloadHelp } from '../../../ui/download';
import { Note } from '../../../ui/Notice';
import { CopyNote, useCopy } from '../../../ui/useCopy';
import { useIsStill } from '../../../ui/useDialog';
import { useEnrolment } from '../model/enrolmentContext';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { serialiseForm } from '../model/exportedForm';
import { today, typedIn } from '../model/form';
import { encrypt } from '../model/formFile';
import {
  MIN_PASSPHRASE_LENGTH,
  passphraseLength,
  passphraseOf,
  randomPassphrase,
} from '../model/passphrase';
import { FileDialog, FileDialogBody, type FileDialogProps } from './FileDialog';
import { PassphraseField } from './PassphraseField';

/** Encrypts the form and downloads it, then shows the passphrase until it is closed; in a separate chunk. */
export function DownloadDialog(props: FileDialogProps) {
  return (
    <FileDialog {...props}>
      <DownloadContent {...props} />
    </FileDialog>
  );
}

/** `name`: the file that was downloaded. */
type DownloadPhase = 'editing' | 'tooShort' | 'encrypting' | 'failed' | { name: string };

function DownloadContent({ open, onClose }: FileDialogProps) {
  const { form } = useEnrolment();
  const offer = useEnrolmentState((state) => state.offer);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const [phase, setPhase] = useState<DownloadPhase>('editing');
  const input = useRef<HTMLInputElement>(null);
  // A key that is derived after it was closed, or while it fades out, is not used.
  const isOpen = useIsStill(open);
  const { copied, copy, reset } = useCopy();
  const encrypting = phase === 'encrypting';
  const change = (passphrase: string) => {
    setTyped(passphrase);
    setPhase('editing');
    reset();
  };
  const copyPassphrase = async (passphrase: string) => {
    if (!(await copy(passphrase))) setShown(true);
  };

  const downloadForm = async () => {
    if (passphraseLength(typed) < MIN_PASSPHRASE_LENGTH) {
      setPhase('tooShort');
      input.current?.focus();
      return;
    }
    setPhase('encrypting');
    try {
      const text = serialiseForm(typedIn(form.getState()), offer);
      const file = await encrypt(text, passphraseOf(typed));
      if (!isOpen.current) return;
      const name = `formularz-${today()}.rekrutacja`;
      download(name, file, 'application/octet-stream');
      setPhase({ name });
    } catch {
      setPhase('failed');
    }
  };

  const field = { value: typed, shown, inputRef: input, onShow: setShown };
  if (typeof phase === 'object') {
    return (
      <FileDialogBody
        title="podsumowanie.plik.wez"
        onClose={onClose}
        confirm="podsumowanie.plik.haslo.kopiuj"
        onConfirm={() => void copyPassphrase(typed)}
      >
        <Note tone="ok">
          <FormattedMessage id="podsumowanie.plik.gotowy" values={{ nazwa: phase.name }} />
        </Note>
        <PassphraseField {...field} autoComplete="off" readOnly />
        <DownloadHelp />
        <CopyNote copied={copied} />
      </FileDialogBody>
    );
  }
  return (
    <FileDialogBody
      title="podsumowanie.plik.wez"
      busy={encrypting ? 'podsumowanie.plik.szyfrowanie' : null}
      cancel="podsumowanie.plik.anuluj"
      onClose={onClose}
      confirm="podsumowanie.plik.pobierz"
      onConfirm={() => void downloadForm()}
    >
      <p>
        <FormattedMessage id="podsumowanie.plik.wez.opis" />
      </p>
      <PassphraseField
        {...field}
        autoComplete="new-password"
        helper="podsumowanie.plik.haslo.pomoc"
        error={phase === 'tooShort' ? 'podsumowanie.plik.haslo.walidacja' : null}
        readOnly={encrypting}
        onChange={change}
      />
      <Button
        size="small"
        variant="outlined"
        startIcon={<Casino />}
        disabled={encrypting}
        onClick={() => {
          const passphrase = randomPassphrase();
          change(passphrase);
          setShown(true);
          void copy(passphrase);
        }}
      >
        <FormattedMessage id="podsumowanie.plik.haslo.wylosuj" />
      </Button>
      <CopyNote copied={copied} />
      {phase === 'failed' && (
        <Note tone="warning">
          <FormattedMessage id="podsumowanie.plik.nie_powstal" />
        </Note>
      )}
    </FileDialogBody>
  );
}
