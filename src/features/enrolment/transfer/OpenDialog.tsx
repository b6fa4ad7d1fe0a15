import FileOpen from '@mui/icons-material/FileOpenOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sameJson } from '../../../domain/sameJson';
import type { MessageId } from '../../../intl/messages';
import { useEnrolment } from '../form/enrolmentContext';
import { parseExportedForm, type ExportedForm } from './exportedForm';
import { FileDialog, FileDialogBody, type FileDialogProps, useIsOpen } from './FileDialog';
import { kindOf, MAX_FILE_BYTES, decrypt, type FileKind } from './formFile';
import { PassphraseField } from './PassphraseField';
import { passphraseOf } from './passphrase';

/** Opens an encrypted file and fills in the form; in a separate chunk. */
export function OpenDialog(props: FileDialogProps) {
  return (
    <FileDialog {...props}>
      <OpenContent {...props} />
    </FileDialog>
  );
}

const Choice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  overflowWrap: 'anywhere',
});

interface ChosenFile {
  /** Of the files in a row: as a key it makes the same text a new one, which is announced again. */
  number: number;
  name: string;
  /** Empty when it cannot be read. */
  bytes: Uint8Array<ArrayBuffer>;
  fault: MessageId | null;
}

const FAULTS: Readonly<Record<FileKind, MessageId | null>> = {
  form: null,
  newer: 'podsumowanie.plik.blad.nowszy',
  other: 'podsumowanie.plik.blad.obcy',
  tooLarge: 'podsumowanie.plik.blad.za_duzy',
};

type Progress = 'editing' | 'checked' | 'opening' | 'refused';

function OpenContent({ open, onClose }: FileDialogProps) {
  const intl = useIntl();
  const { form, untouched, fillFrom } = useEnrolment();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const [progress, setProgress] = useState<Progress>('editing');
  const [found, setFound] = useState<ExportedForm | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const pickerButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = useIsOpen(open);
  const opening = progress === 'opening';

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Choosing the same file again is a change, too.
    if (chosen) {
      const next = await read(chosen);
      setFile((last) => ({ ...next, number: (last?.number ?? 0) + 1 }));
    }
    target.value = '';
    setProgress('editing');
  };
  const finish = (exported: ExportedForm) => {
    fillFrom(exported);
    onClose();
  };
  const openFile = async () => {
    const passphrase = passphraseOf(typed);
    if (file === null || file.fault !== null || passphrase === '') {
      setProgress('checked');
      (file === null || file.fault !== null ? pickerButton : input).current?.focus();
      return;
    }
    setProgress('opening');
    const text = await decrypt(file.bytes, passphrase);
    if (!isOpen.current) return;
    const exported = text === null ? null : parseExportedForm(text);
    if (exported === null) {
      setProgress('refused');
      input.current?.focus();
    } else if (sameJson(form.getState().values, untouched())) finish(exported);
    else setFound(exported);
  };

  if (found) {
    return (
      <FileDialogBody
        title="podsumowanie.plik.zastap.tytul"
        cancel="podsumowanie.szkic.pytanie.zostaw"
        onCancel={onClose}
        confirm="podsumowanie.plik.zastap"
        onConfirm={() => finish(found)}
      >
        <p role="status">
          <FormattedMessage id="podsumowanie.plik.zastap.tekst" />
        </p>
      </FileDialogBody>
    );
  }
  const missing = progress === 'checked' && file === null ? 'podsumowanie.plik.blad.brak' : null;
  const fault = file?.fault ?? missing;
  const wrong = wrongPassphrase(progress, typed);
  return (
    <FileDialogBody
      title="podsumowanie.plik.otworz"
      busy={opening ? 'podsumowanie.plik.otwieranie' : null}
      cancel="podsumowanie.plik.anuluj"
      onCancel={onClose}
      confirm="podsumowanie.plik.otworz"
      onConfirm={() => void openFile()}
    >
      <p>
        <FormattedMessage id="podsumowanie.plik.otworz.opis" />
      </p>
      <div>
        <Choice>
          <Button
            ref={pickerButton}
            size="small"
            variant="outlined"
            startIcon={<FileOpen />}
            disabled={opening}
            aria-describedby="form-file-chosen form-file-fault"
            onClick={() => picker.current?.click()}
          >
            <FormattedMessage id="podsumowanie.plik.wybierz" />
          </Button>
          <span id="form-file-chosen" role="status">
            {file && <span key={file.number}>{file.name}</span>}
          </span>
        </Choice>
        <input ref={picker} type="file" hidden onChange={(event) => void choose(event)} />
        <div id="form-file-fault" role="alert">
          {fault && (
            <FormHelperText key={file?.number} error>
              <span>
                <FormattedMessage id={fault} />
              </span>
            </FormHelperText>
          )}
        </div>
      </div>
      <PassphraseField
        value={typed}
        shown={shown}
        autoComplete="current-password"
        error={wrong === null ? undefined : intl.formatMessage({ id: wrong })}
        inputRef={input}
        readOnly={opening}
        onChange={(next) => {
          setTyped(next);
          setProgress('editing');
        }}
        onShow={setShown}
      />
    </FileDialogBody>
  );
}

function wrongPassphrase(progress: Progress, typed: string): MessageId | null {
  if (progress === 'refused') return 'podsumowanie.plik.blad.haslo';
  return progress === 'checked' && typed === '' ? 'podsumowanie.plik.haslo.brak' : null;
}

async function read(file: File): Promise<Omit<ChosenFile, 'number'>> {
  const { name } = file;
  const none = new Uint8Array();
  if (file.size > MAX_FILE_BYTES) return { name, bytes: none, fault: FAULTS.tooLarge };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name, bytes, fault: FAULTS[kindOf(bytes)] };
  } catch {
    return { name, bytes: none, fault: 'podsumowanie.plik.blad.nieczytelny' };
  }
}
