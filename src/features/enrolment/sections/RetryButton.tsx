import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusById } from '../../../ui/focusById';

interface RetryButtonProps {
  retrying: boolean;
  onRetry: () => void;
  /** Id of the element to focus when the button disappears after a success. */
  next: string;
}

/** Retries what failed; meanwhile it keeps the focus and is disabled. */
export function RetryButton({ retrying, onRetry, next }: RetryButtonProps) {
  const passFocusOn = useCallback(
    (button: HTMLButtonElement) => () => {
      if (button === document.activeElement) focusById(next);
    },
    [next],
  );
  return (
    <Button
      ref={passFocusOn}
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
