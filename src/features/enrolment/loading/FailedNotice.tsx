import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../domain/sectionStatus';
import type { MessageId } from '../../../intl/messageId';
import { Notice } from '../../../ui/Notice';
import { sectionHeadingId } from '../form/shownSections';
import { RetryButton } from './RetryButton';
import type { Part } from './usePart';

interface FailedNoticeProps<T> {
  part: Part<T>;
  /** Names what is missing. */
  message: MessageId;
  /** Where it is missing. */
  section: Section;
}

/** Says, where it is missing, that a part could not be loaded; nothing as long as it has not failed. */
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
