import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '../../../../ui/Notice';
import { useEnrolmentState } from '../../state/enrolmentSlice';

/**
 * The hint to type a number again: drafts do not contain it, so it is empty after a reload.
 *
 * @param number the field's value
 */
export function useRetypeHint(number: unknown): ReactNode {
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
