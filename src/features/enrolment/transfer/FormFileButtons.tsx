import Download from '@mui/icons-material/FileDownloadOutlined';
import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/messages';
import { type LazyPart, lazyPart } from '../../../ui/lazyPart';
import { Note } from '../../../ui/Notice';
import { useDialog } from '../../../ui/useDialog';
import type { FileDialogProps } from './FileDialog';

const DownloadDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "form-file" */ './DownloadDialog')).DownloadDialog,
);
const OpenDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "form-file" */ './OpenDialog')).OpenDialog,
);

/** The form as an encrypted file, for another device or programme (docs/adr/0022). */
export function FormFileButtons({ locked }: { locked: boolean }) {
  return (
    <>
      <FileButton
        dialog={DownloadDialog}
        label="podsumowanie.plik.wez"
        icon={<Download />}
        locked={locked}
      />
      <FileButton
        dialog={OpenDialog}
        label="podsumowanie.plik.otworz"
        icon={<Upload />}
        locked={locked}
      />
    </>
  );
}

interface FileButtonProps {
  dialog: LazyPart<FileDialogProps>;
  label: MessageId;
  icon: ReactNode;
  locked: boolean;
}

function FileButton({ dialog: Dialog, label, icon, locked }: FileButtonProps) {
  const { ready, open, failed, show, hide } = useDialog(Dialog);
  return (
    <>
      <Button startIcon={icon} disabled={locked} aria-haspopup="dialog" onClick={show}>
        <FormattedMessage id={label} />
      </Button>
      {failed && (
        <Note tone="info">
          <FormattedMessage id="podsumowanie.plik.niewczytane" />
        </Note>
      )}
      {ready && <Dialog open={open} onClose={hide} />}
    </>
  );
}
