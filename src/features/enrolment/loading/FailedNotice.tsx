import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../domain/sectionStatus';
import type { MessageId } from '../../../intl/messages';
import { Notice } from '../../../ui/Notice';
import { sectionHeadingId } from '../form/shownSections';
import { RetryButton } from './RetryButton';
import type { Part } from './usePart';

interface FailedNoticeProps<T> {
  part: Part<T>;
  /** Names the missing data. */
  message: MessageId;
  /** The section with the notice. */
  section: Section;
}

/** Reports a part that failed to load, in its place; nothing otherwise. */
export function FailedNotice<T>({ part, message, section }: FailedNoticeProps<T>) {
  if (part.state !== 'failed') return null;
  return (
    <Notice
      severity="error"
      role="alert"
      action={
        <RetryButton
          retrying={part.retrying}
          onRetry={part.retry}
          next={sectionHeadingId(section)}
        />
      }
    >
      <FormattedMessage id={message} />
    </Notice>
  );
}
