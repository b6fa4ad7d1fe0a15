import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/Notice';

/** Shown when a chunk failed to load: there is no connection, or a newer version has replaced it. */
export function ChunkFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      severity="error"
      role="alert"
      title={<FormattedMessage id="start.czesc_strony.tytul" />}
      action={
        <Button size="small" onClick={onRetry}>
          <FormattedMessage id="start.blad.ponow" />
        </Button>
      }
    >
      <FormattedMessage id="start.czesc_strony.tekst" />
    </Notice>
  );
}
