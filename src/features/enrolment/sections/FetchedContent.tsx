import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../domain/sections';
import type { MessageId } from '../../../intl/messages';
import { focusById } from '../../../ui/focusById';
import { Notice } from '../../../ui/Notice';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { sectionHeadingId } from '../model/shownSections';
import type { EnrolmentData, ListName } from '../model/useEnrolmentData';

/** The message about a failed list, which names the missing data, and its section. */
const FAILURES: Readonly<Record<ListName, { section: Section; message: MessageId }>> = {
  questions: { section: 'questions', message: 'podsumowanie.formularze.blad' },
  consents: { section: 'consents', message: 'podsumowanie.regulamin.blad' },
  countries: { section: 'residence', message: 'podsumowanie.slowniki.kraje.blad' },
  citizenships: { section: 'personal', message: 'podsumowanie.slowniki.obywatelstwa.blad' },
};

const Outline = styled('div')({
  display: 'grid',
  gap: 20,
  '& > .MuiSkeleton-root': { height: 48 },
});

interface FailedNoticeProps {
  data: EnrolmentData;
  list: ListName;
}

interface FetchedContentProps extends FailedNoticeProps {
  loading: MessageId;
  children: ReactNode;
}

/** The body of a section that depends on a call: skeleton, content, or an error with a retry. */
export function FetchedContent({ data, list, loading, children }: FetchedContentProps) {
  switch (data[list].state) {
    case 'ready':
      return children;
    case 'failed':
      return isReportedAbove(data) ? (
        <Typography color="textSecondary">
          <FormattedMessage id={FAILURES[list].message} />
        </Typography>
      ) : (
        <FailedNotice data={data} list={list} />
      );
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden as="div">
            <p role="status">
              <FormattedMessage id={loading} />
            </p>
          </VisuallyHidden>
          <Outline aria-hidden="true">
            <Skeleton />
            <Skeleton />
          </Outline>
        </div>
      );
  }
}

/** Returns whether one notice above the form reports the failures: several mostly have one cause, a lost connection. */
export function isReportedAbove({ failed }: EnrolmentData): boolean {
  return failed.length > 1;
}

/** Reports a list that failed to load, in its section; nothing otherwise. */
export function FailedNotice({ data, list }: FailedNoticeProps) {
  const { state, retrying, refetch } = data[list];
  if (state !== 'failed' || isReportedAbove(data)) return null;
  const { section, message } = FAILURES[list];
  return (
    <Notice severity="error" role="alert">
      <p>
        <FormattedMessage id={message} />
      </p>
      <RetryButton
        retrying={retrying}
        onRetry={() => void refetch()}
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
