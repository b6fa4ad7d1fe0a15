import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isUnusuallyOld, isUnusuallyYoung } from '../../../../domain/identity';
import { Note } from '../../../../ui/Notice';
import { useEnrolmentState } from '../../model/enrolmentSlice';
import { useGuardianText } from './useGuardianText';

/**
 * The hint to check the birth date of somebody older or younger than candidates are, which is accepted; for others under
 * 18 what the institution says to them. Null without one.
 *
 * @param birthDate "yyyy-MM-dd", null while it is unknown
 * @param today "yyyy-MM-dd"
 */
export function useBirthDateHint(birthDate: string | null, today: string): ReactNode {
  const intl = useIntl();
  const guardian = useGuardianText(birthDate, today);
  if (birthDate === null || birthDate > today) return null;
  if (isUnusuallyYoung(birthDate, today)) {
    return intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.mlody_wiek' });
  }
  return isUnusuallyOld(birthDate, today)
    ? intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.dawna' })
    : guardian;
}

/**
 * The hint to type a number again: drafts do not contain it, so it is empty after a reload.
 *
 * @param number the field's value
 */
export function useRetypeHint(number: string): ReactNode {
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
