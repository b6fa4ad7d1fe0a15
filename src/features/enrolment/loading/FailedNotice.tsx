import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/messageId';
import { Notice } from '../../../ui/Notice';
import { RetryButton } from './RetryButton';
import type { Part } from './usePart';

interface FailedNoticeProps<T> {
  part: Part<T>;
  /** Names what is missing. */
  message: MessageId;
}

/** Says, where it is missing, that a part could not be loaded; nothing as long as it has not failed. */
export function FailedNotice<T>({ part, message }: FailedNoticeProps<T>) {
  if (part.state !== 'failed') return null;
  return (
    <Notice
      severity="error"
      role="alert"
      action={<RetryButton retrying={part.retrying} onRetry={part.retry} />}
    >
      <FormattedMessage id={message} />
    </Notice>
  );
}
