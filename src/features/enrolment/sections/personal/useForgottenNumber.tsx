import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '../../../../ui/Notice';
import { useEnrolmentState } from '../../form/enrolmentContext';

/**
 * The hint below a number that no draft contains: after a reload, until it is typed again.
 *
 * @param number the field's value
 */
export function useForgottenNumber(number: unknown): ReactNode {
  const isRestored = useEnrolmentState(({ restored }) => restored !== null);
  return (
    isRestored &&
    number === '' && (
      <Note tone="info">
        <FormattedMessage id="podsumowanie.szkic.wpisz_ponownie" />
      </Note>
    )
  );
}
