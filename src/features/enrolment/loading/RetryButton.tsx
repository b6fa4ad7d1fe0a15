import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

interface RetryButtonProps {
  retrying: boolean;
  onRetry: () => void;
}

/** Asks again for what failed; while it does, it keeps the focus and does nothing. */
export function RetryButton({ retrying, onRetry }: RetryButtonProps) {
  return (
    <Button
      color="inherit"
      size="small"
      aria-disabled={retrying}
      onClick={() => {
        if (!retrying) onRetry();
      }}
    >
      <FormattedMessage id={retrying ? 'start.blad.ponawianie' : 'start.blad.ponow'} />
    </Button>
  );
}
