import { FormattedMessage } from 'react-intl';
import type { MessageId } from '../../../intl/messages';
import { PhoneLink } from '../../../ui/links';
import { useEnrolment } from '../model/enrolmentContext';

/** A message with the phone line (`telefon`) as a link, for what a candidate cannot resolve alone. */
export function CallUs({ id }: { id: MessageId }) {
  const { helpLine } = useEnrolment();
  return <FormattedMessage id={id} values={{ telefon: <PhoneLink phone={helpLine} /> }} />;
}
