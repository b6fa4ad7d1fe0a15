import { useIntl } from 'react-intl';
import { isUnusuallyOld } from '../../../../domain/identity';

/**
 * The hint to check the birth date of somebody older than candidates are, which is accepted; null without one.
 *
 * @param birthDate "yyyy-MM-dd", null while it is unknown
 * @param today "yyyy-MM-dd"
 */
export function useAgeHint(birthDate: string | null, today: string): string | null {
  const intl = useIntl();
  return birthDate !== null && isUnusuallyOld(birthDate, today)
    ? intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.dawna' })
    : null;
}
