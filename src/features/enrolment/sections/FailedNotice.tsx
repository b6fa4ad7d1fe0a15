import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../domain/sections';
import type { MessageId } from '../../../intl/messages';
import { Notice } from '../../../ui/Notice';
import type { FetchedList } from '../model/fetchedList';
import { sectionHeadingId } from '../model/shownSections';
import { RetryButton } from './RetryButton';

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
    <Notice
      severity="error"
      role="alert"
      action={
        <RetryButton
          retrying={list.retrying}
          onRetry={() => void list.refetch()}
          next={sectionHeadingId(section)}
        />
      }
    >
      <FormattedMessage id={message} />
    </Notice>
  );
}
