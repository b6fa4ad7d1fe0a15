import FileOpen from '@mui/icons-material/FileOpenOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, type RefObject, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { MessageId } from '../../../intl/messages';
import { bringIntoView } from '../../../ui/Notice';
import { useIsStill } from '../../../ui/useDialog';
import { useEnrolment } from '../model/enrolmentContext';
import { enrolmentSlice, useEnrolmentState } from '../model/enrolmentSlice';
import { type ExportedForm, fitToOffer, parseExportedForm } from '../model/exportedForm';
import { isUntouched, replaceValues } from '../model/form';
import { decrypt, isFormFile, MAX_FILE_BYTES } from '../model/formFile';
import { passphraseOf } from '../model/passphrase';
import { OPENED_ID } from '../notices/FilledInNotice';
import { FileDialog, FileDialogBody, type FileDialogProps } from './FileDialog';
import { PassphraseField } from './PassphraseField';

/** Opens an encrypted file and fills in the form; in a separate chunk. */
export function OpenDialog(props: FileDialogProps) {
  return (
    <FileDialog
      {...props}
      // The focus returns to the button below the form, and the page scrolls there.
      onClosed={() => bringIntoView(document.getElementById(OPENED_ID))}
    >
      <OpenContent {...props} />
    </FileDialog>
  );
}

const FileRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  overflowWrap: 'anywhere',
});

interface ChosenFile {
  name: string;
  /** Empty when it cannot be read. */
  bytes: Uint8Array<ArrayBuffer>;
  fault: MessageId | null;
}

/** `found`: asks before it replaces what was typed. */
type OpeningPhase = 'editing' | 'checked' | 'opening' | 'refused' | { found: ExportedForm };

function OpenContent({ open, onClose }: FileDialogProps) {
  const { form } = useEnrolment();
  const dispatch = useDispatch();
  const offer = useEnrolmentState((state) => state.offer);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(false);
  const [phase, setPhase] = useState<OpeningPhase>('editing');
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  // A key that is derived after it was closed, or while it fades out, is not used.
  const isOpen = useIsStill(open);
  const opening = phase === 'opening';

  /** Replaces the values by those of the file that fit the programme. */
  const fillIn = (exported: ExportedForm) => {
    const { values, opened } = fitToOffer(exported, offer);
    replaceValues(form, values);
    dispatch(enrolmentSlice.actions.fileOpened(opened));
    onClose();
  };
  const openFile = async () => {
    const bytes = file?.fault === null ? file.bytes : null;
    const passphrase = passphraseOf(typed);
    if (bytes === null || passphrase === '') {
      setPhase('checked');
      (bytes === null ? chooseButton : input).current?.focus();
      return;
    }
    setPhase('opening');
    const text = await decrypt(bytes, passphrase);
    if (!isOpen.current) return;
    const exported = text === null ? null : parseExportedForm(text);
    if (exported === null) {
      setPhase('refused');
      input.current?.focus();
    } else if (isUntouched(form)) fillIn(exported);
    else setPhase({ found: exported });
  };

  if (typeof phase === 'object') {
    const { found } = phase;
    return (
      <FileDialogBody
        title="podsumowanie.plik.zastap.tytul"
        cancel="podsumowanie.szkic.pytanie.zostaw"
        onClose={onClose}
        confirm="podsumowanie.plik.zastap"
        onConfirm={() => fillIn(found)}
      >
        <p role="status">
          <FormattedMessage id="podsumowanie.plik.zastap.tekst" />
        </p>
      </FileDialogBody>
    );
  }
  const isChecked = phase === 'checked';
  const noFile = isChecked && file === null ? 'podsumowanie.plik.blad.brak' : null;
  const noPassphrase = isChecked && typed === '' ? 'podsumowanie.plik.haslo.brak' : null;
  return (
    <FileDialogBody
      title="podsumowanie.plik.otworz"
      busy={opening ? 'podsumowanie.plik.otwieranie' : null}
      cancel="podsumowanie.plik.anuluj"
      onClose={onClose}
      confirm="podsumowanie.plik.otworz"
      onConfirm={() => void openFile()}
    >
      <p>
        <FormattedMessage id="podsumowanie.plik.otworz.opis" />
      </p>
      <FileField
        file={file}
        fault={file?.fault ?? noFile}
        disabled={opening}
        buttonRef={chooseButton}
        onChoose={(next) => {
          setFile(next);
          setPhase('editing');
        }}
      />
      <PassphraseField
        value={typed}
        shown={shown}
        autoComplete="current-password"
        error={phase === 'refused' ? 'podsumowanie.plik.blad.haslo' : noPassphrase}
        inputRef={input}
        readOnly={opening}
        onChange={(next) => {
          setTyped(next);
          setPhase('editing');
        }}
        onShow={setShown}
      />
    </FileDialogBody>
  );
}

interface FileFieldProps {
  file: ChosenFile | null;
  fault: MessageId | null;
  disabled: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onChoose: (file: ChosenFile) => void;
}

/** A button that opens the file dialog, the name of the chosen file, and what is wrong with it. */
function FileField({ file, fault, disabled, buttonRef, onChoose }: FileFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) onChoose(await read(chosen));
    // Choosing the same file again is a change, too.
    target.value = '';
  };
  return (
    <div>
      <FileRow>
        <Button
          ref={buttonRef}
          size="small"
          variant="outlined"
          startIcon={<FileOpen />}
          disabled={disabled}
          aria-describedby="form-file-chosen form-file-fault"
          onClick={() => picker.current?.click()}
        >
          <FormattedMessage id="podsumowanie.plik.wybierz" />
        </Button>
        <span id="form-file-chosen" role="status">
          {file?.name}
        </span>
      </FileRow>
      <input ref={picker} type="file" hidden onChange={(event) => void choose(event)} />
      <div id="form-file-fault" role="alert">
        {fault && (
          <FormHelperText error>
            <span>
              <FormattedMessage id={fault} />
            </span>
          </FormHelperText>
        )}
      </div>
    </div>
  );
}

async function read(file: File): Promise<ChosenFile> {
  const { name } = file;
  try {
    // One byte more says that it is too large.
    const bytes = new Uint8Array(await file.slice(0, MAX_FILE_BYTES + 1).arrayBuffer());
    return { name, bytes, fault: isFormFile(bytes) ? null : 'podsumowanie.plik.blad.obcy' };
  } catch {
    return { name, bytes: new Uint8Array(), fault: 'podsumowanie.plik.blad.nieczytelny' };
  }
}
