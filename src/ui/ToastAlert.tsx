import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useEffect, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';

/** How long a toast stays open, in milliseconds (docs/specification.md, section 9). */
const DURATION = 5000;

const Toast = styled(Alert)({
  flexWrap: 'nowrap',
  alignItems: 'center',
  width: '100%',
  padding: '6px 8px 6px 18px',
  fontSize: '0.9375rem',
  boxShadow: 'var(--mui-palette-look-shadowOverlay)',
  '& > .MuiAlert-action': { marginRight: 0, padding: '0 0 0 8px' },
});

/** A toast. It stays open while hovered or focused; then its time starts again. */
export function ToastAlert({
  id,
  message,
  variant,
  style,
  ref,
}: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const intl = useIntl();
  const { closeSnackbar } = useSnackbar();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => closeSnackbar(id), DURATION);
    return () => clearTimeout(timer);
  }, [held, id, closeSnackbar]);
  const severity = variant === 'default' ? 'info' : variant;
  return (
    <Toast
      ref={ref}
      style={style}
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      closeText={intl.formatMessage({ id: 'powiadomienie.zamknij' })}
      onClose={() => closeSnackbar(id)}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {message}
    </Toast>
  );
}
