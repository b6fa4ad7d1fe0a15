// This import comes before notistack, which writes its styles when it is evaluated.
import './gooberSheet';
import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type CustomContentProps, SnackbarProvider, useSnackbar } from 'notistack';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { gooberStyles } from './gooberSheet';
import { BELOW_MD } from './theme/media';

export { enqueueSnackbar } from 'notistack';

const Toast = styled(Alert)({
  flexWrap: 'nowrap',
  alignItems: 'center',
  width: '100%',
  padding: '6px 8px 6px 18px',
  fontSize: '1rem',
  boxShadow: 'var(--mui-palette-look-shadowOverlay)',
  '& > .MuiAlert-action': { marginRight: 0, padding: '0 0 0 8px' },
});

function ToastAlert(props: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { id, message, style, ref } = props;
  const intl = useIntl();
  const { closeSnackbar } = useSnackbar();
  return (
    <Toast
      ref={ref}
      style={style}
      severity="warning"
      role="status"
      closeText={intl.formatMessage({ id: 'powiadomienie.zamknij' })}
      onClose={() => closeSnackbar(id)}
    >
      {message}
    </Toast>
  );
}

const components = { default: ToastAlert };

const styles = [
  gooberStyles(),
  {
    // `top` is the height of the header, on a phone also of the bar and the languages below it, and a margin. The toasts
    // are below the backdrop of a dialog.
    '.notistack-SnackbarContainer': {
      top: 84,
      right: 24,
      zIndex: 1200,
      width: 400,
      [BELOW_MD]: { top: 168, right: 16, left: 16, width: 'auto' },
      '@media print': { display: 'none' },
    },
  },
];

/** The toasts at the top right, at most three at a time (docs/specification.md, section 9). */
export function Toasts() {
  return (
    <>
      <GlobalStyles styles={styles} />
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={5000}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={components}
      />
    </>
  );
}
