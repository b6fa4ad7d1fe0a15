import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '../../../ui/lazyPart';
import { bringIntoView, Note } from '../../../ui/Notice';
import { useDialog } from '../../../ui/useDialog';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { FormNotice } from '../notices/FormExpiry';

const OpenDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "form-file" */ './OpenDialog')).OpenDialog,
);

/** The notice about what an opened file filled in. */
const OPENED_ID = 'form-opened';

/** Opens an encrypted file of another device or programme. */
export function OpenForm({ locked }: { locked: boolean }) {
  const { ready, open, failed, show, hide } = useDialog(OpenDialog);
  return (
    <>
      <Button startIcon={<Upload />} disabled={locked} aria-haspopup="dialog" onClick={show}>
        <FormattedMessage id="podsumowanie.plik.otworz" />
      </Button>
      {failed && (
        <Note tone="info">
          <FormattedMessage id="podsumowanie.plik.niewczytane" />
        </Note>
      )}
      {ready && (
        <OpenDialog
          open={open}
          onClose={hide}
          // The focus returns to the button below the form, and the page scrolls there.
          onClosed={() => bringIntoView(document.getElementById(OPENED_ID))}
        />
      )}
    </>
  );
}

/** Above the form: describes what an opened file filled in. */
export function OpenedNotice() {
  const opened = useEnrolmentState((state) => state.opened);
  if (opened === null) return null;
  const { from, otherStudies, cardLeftOut } = opened;
  const isFile = from === 'file';
  const lines = [
    isFile ? ('podsumowanie.plik.wypelniono' as const) : 'podsumowanie.plik.wypelniono_ponownie',
    isFile && otherStudies && 'podsumowanie.plik.inne_studia',
    cardLeftOut && 'podsumowanie.plik.legitymacja',
  ].filter((line) => line !== false);
  return (
    <FormNotice id={OPENED_ID} severity="success">
      {lines.map((line) => (
        <p key={line}>
          <FormattedMessage id={line} />
        </p>
      ))}
    </FormNotice>
  );
}
