import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/Notice';
import { focusHeading } from '../../ui/PageHead';

/**
 * Shown when a chunk failed to load: there is no connection, or a newer version has replaced it. It is loaded again on
 * request, and once the browser is online again.
 */
export function ChunkFailed({ onRetry }: { onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const retry = () => {
    // Removes the button, which has the focus.
    flushSync(onRetry);
    focusHeading();
  };
  const retryOnline = useEffectEvent(() => {
    if (document.activeElement === button.current) retry();
    else onRetry();
  });
  useEffect(() => {
    const listener = () => retryOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  return (
    <Notice
      severity="error"
      role="alert"
      title={<FormattedMessage id="start.czesc_strony.tytul" />}
    >
      <p>
        <FormattedMessage id="start.czesc_strony.tekst" />
      </p>
      <Button ref={button} variant="contained" onClick={retry}>
        <FormattedMessage id="start.blad.ponow" />
      </Button>
    </Notice>
  );
}

/** For `Loading`. */
export const chunkFailed = (retry: () => void) => <ChunkFailed onRetry={retry} />;
