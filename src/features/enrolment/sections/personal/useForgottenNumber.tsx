import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '../../../../ui/Note';
import { useEnrolment } from '../../form/enrolmentContext';

/**
 * What to say under a number that no draft keeps: after a reload, until it is typed again.
 *
 * @param number what the field holds
 */
export function useForgottenNumber(number: unknown): ReactNode {
  const { restored } = useEnrolment().draft;
  return (
    restored !== null &&
    number === '' && (
      <Note tone="info">
        <FormattedMessage id="podsumowanie.szkic.wpisz_ponownie" />
      </Note>
    )
  );
}
