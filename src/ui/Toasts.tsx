// This import comes before notistack, which writes its styles when it is evaluated.
import './gooberSheet';
import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { type CustomContentProps, SnackbarProvider, useSnackbar } from 'notistack';
import { type Ref, useLayoutEffect, useRef } from 'react';
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

/** Places the toasts below the header and the bars under it, which scroll away or stick to the top. */
function placeToasts(): void {
  const bars = document.querySelectorAll('header, nav');
  const bottoms = Array.from(bars, (bar) => bar.getBoundingClientRect().bottom);
  // Not below a bar whose panel fills the window.
  const top = Math.min(Math.max(0, ...bottoms), innerHeight / 2);
  document.documentElement.style.setProperty('--toasts-top', `${String(top)}px`);
}

const isInToast = (element: Element) => element.closest('.notistack-SnackbarContainer') !== null;

/** Remembers the element that had the focus before a toast. */
let before: HTMLElement | null = null;

function ToastAlert(props: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { id, message, variant, style, ref } = props;
  const intl = useIntl();
  const { closeSnackbar } = useSnackbar();
  const severity = variant === 'default' ? 'info' : variant;
  const focused = useRef(false);
  useLayoutEffect(() => {
    placeToasts();
    const events = ['scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, placeToasts, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, placeToasts);
      if (focused.current) before?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Toast
      ref={ref}
      style={style}
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      closeText={intl.formatMessage({ id: 'powiadomienie.zamknij' })}
      onClose={() => closeSnackbar(id)}
      onFocus={({ relatedTarget }) => {
        focused.current = true;
        if (relatedTarget instanceof HTMLElement && !isInToast(relatedTarget)) {
          before = relatedTarget;
        }
      }}
      onBlur={({ target }) => {
        // When the window loses the focus, the element keeps its own.
        focused.current = target === document.activeElement;
      }}
    >
      {message}
    </Toast>
  );
}

const components = {
  error: ToastAlert,
  warning: ToastAlert,
  info: ToastAlert,
  success: ToastAlert,
};

const styles = [
  gooberStyles(),
  {
    // Below the bars at the top, and below the backdrop of a dialog.
    '.notistack-SnackbarContainer': {
      top: 'calc(var(--toasts-top, 0px) + 10px)',
      right: 24,
      zIndex: 1200,
      width: 400,
      [BELOW_MD]: { right: 16, left: 16, width: 'auto' },
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
