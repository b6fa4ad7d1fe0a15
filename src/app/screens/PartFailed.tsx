import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../ui/Notice';

/** A chunk failed to load: no connection, or replaced by a newer version. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
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
