import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fallbackLang, textIn } from '../../../../contract/siteConfig';
import { isMinor, isUnusuallyOld, isUnusuallyYoung } from '../../../../domain/identity';
import { birthDateFault } from '../../../../domain/personal';
import { useLanguage } from '../../../../intl/language';
import { Note } from '../../../../ui/Notice';
import { useEnrolment } from '../../model/enrolmentContext';
import { useEnrolmentState } from '../../model/enrolmentSlice';
import { today } from '../../model/form';

/**
 * The hint to check the birth date of somebody older or younger than candidates are, which is accepted; for others under
 * 18 what the institution says to them. Null without one.
 *
 * @param birthDate "yyyy-MM-dd", null while it is unknown
 */
export function useBirthDateHint(birthDate: string | null): ReactNode {
  const intl = useIntl();
  const guardian = useGuardianText(birthDate);
  const day = today();
  if (birthDate === null || birthDateFault(birthDate, day) !== null) return null;
  if (isUnusuallyYoung(birthDate, day)) {
    return intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.mlody_wiek' });
  }
  return isUnusuallyOld(birthDate, day)
    ? intl.formatMessage({ id: 'podsumowanie.dane_osobowe.data_ur.dawna' })
    : guardian;
}

/** The hint to type a number again: drafts do not contain it, so it is empty after a reload. */
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

/** The institution's text for candidates under 18; null for others, and without a text. */
export function useGuardianText(birthDate: string | null): ReactNode {
  const language = useLanguage();
  const { guardianText } = useEnrolment();
  const day = today();
  if (guardianText === null || birthDate === null) return null;
  if (birthDate > day || !isMinor(birthDate, day)) return null;
  return <span lang={fallbackLang(guardianText, language)}>{textIn(guardianText, language)}</span>;
}
