import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/Notice';
import { focusHeading } from '../../ui/PageHead';

/** Shown when a chunk failed to load: there is no connection, or a newer version has replaced it. */
export function ChunkFailed({ onRetry }: { onRetry: () => void }) {
  const retry = () => {
    // Removes the button, which has the focus.
    flushSync(onRetry);
    focusHeading();
  };
  return (
    <Notice
      severity="error"
      role="alert"
      title={<FormattedMessage id="start.czesc_strony.tytul" />}
    >
      <p>
        <FormattedMessage id="start.czesc_strony.tekst" />
      </p>
      <Button variant="contained" onClick={retry}>
        <FormattedMessage id="start.blad.ponow" />
      </Button>
    </Notice>
  );
}

/** For `Loading`. */
export const chunkFailed = (retry: () => void) => <ChunkFailed onRetry={retry} />;
