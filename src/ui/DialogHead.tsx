import Close from '@mui/icons-material/CloseRounded';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LOW_WINDOW } from './theme/media';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  // The icon is level with the first line of the title and ends where the content does.
  '& > button': { flex: 'none', margin: '-8px -10px 0 0' },
  // The dialog scrolls as a whole, and may have no other button.
  [LOW_WINDOW]: { position: 'sticky', top: 0, zIndex: 1, backgroundColor: 'inherit' },
});

interface DialogHeadProps {
  /** Id of the title. */
  id: string;
  onClose: () => void;
  children: ReactNode;
}

/** The title of a dialog, and the icon that closes it. */
export function DialogHead({ id, onClose, children }: DialogHeadProps) {
  const intl = useIntl();
  return (
    <Head>
      <DialogTitle id={id}>{children}</DialogTitle>
      <IconButton aria-label={intl.formatMessage({ id: 'okno.zamknij' })} onClick={onClose}>
        <Close />
      </IconButton>
    </Head>
  );
}
