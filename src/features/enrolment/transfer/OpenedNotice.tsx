import { FormattedMessage } from 'react-intl';
import { useEnrolmentState } from '../model/enrolmentSlice';
import { FormNotice } from '../notices/FormExpiry';

/** The id of the notice. */
export const OPENED_ID = 'form-opened';

/** Above the form: describes what an opened file filled in. */
export function OpenedNotice() {
  const opened = useEnrolmentState((state) => state.opened);
  if (opened === null) return null;
  const { from, otherStudies, cardLeftOut } = opened;
  const isFile = from === 'file';
  const lines = [
    isFile ? ('podsumowanie.plik.wypelniono' as const) : 'podsumowanie.plik.wypelniono_ponownie',
    isFile && otherStudies && 'podsumowanie.plik.inne_studia',
    cardLeftOut && 'podsumowanie.plik.legitymacja',
  ].filter((line) => line !== false);
  return (
    <FormNotice id={OPENED_ID} severity="success">
      {lines.map((line) => (
        <p key={line}>
          <FormattedMessage id={line} />
        </p>
      ))}
    </FormNotice>
  );
}
