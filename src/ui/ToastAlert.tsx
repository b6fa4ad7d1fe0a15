import Alert from '@mui/material/Alert';
import { useSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

/** How long a toast stays, in milliseconds (specification, section 9). */
const STAY = 5000;

/** One toast. While the pointer or the focus is on it, it stays; then its time starts again. */
export function ToastAlert({ id, message, variant }: CustomContentProps) {
  const intl = useIntl();
  const { closeSnackbar } = useSnackbar();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => closeSnackbar(id), STAY);
    return () => clearTimeout(timer);
  }, [held, id, closeSnackbar]);
  const severity = variant === 'default' ? 'info' : variant;
  return (
    <Alert
      className="Toast"
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
    </Alert>
  );
}
