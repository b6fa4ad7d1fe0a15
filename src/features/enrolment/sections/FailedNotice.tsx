import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../domain/sections';
import type { MessageId } from '../../../intl/messages';
import { focusById } from '../../../ui/focusById';
import { Notice } from '../../../ui/Notice';
import type { FetchedList } from '../model/fetchedList';
import { sectionHeadingId } from '../model/shownSections';

interface FailedNoticeProps<T> {
  list: FetchedList<T>;
  /** Names the missing data. */
  message: MessageId;
  /** The section with the notice. */
  section: Section;
}

/** Reports a list that failed to load, in its place; nothing otherwise. */
export function FailedNotice<T>({ list, message, section }: FailedNoticeProps<T>) {
  if (list.state !== 'failed') return null;
  return (
    <Notice severity="error" role="alert">
      <p>
        <FormattedMessage id={message} />
      </p>
      <RetryButton
        retrying={list.retrying}
        onRetry={() => void list.refetch()}
        next={sectionHeadingId(section)}
      />
    </Notice>
  );
}

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
      variant="outlined"
      aria-disabled={retrying}
      onClick={() => {
        if (!retrying) onRetry();
      }}
    >
      <FormattedMessage id={retrying ? 'start.blad.ponawianie' : 'start.blad.ponow'} />
    </Button>
  );
}
