import type { MessageId } from '../../../intl/messages';
import { CallMessage } from '../../../ui/links';
import { useEnrolment } from '../model/enrolmentContext';

/** A message of the form with the phone line (`telefon`) as a link. */
export function CallUs({ id }: { id: MessageId }) {
  return <CallMessage id={id} phone={useEnrolment().helpLine} />;
}
