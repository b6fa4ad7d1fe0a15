import type { ReactNode } from 'react';
import { fallbackLang, textIn } from '../../../../contract/siteConfig';
import { isMinor } from '../../../../domain/identity';
import { useLanguage } from '../../../../intl/language';
import { useEnrolment } from '../../model/enrolmentContext';

/**
 * The institution's text for candidates under 18; null for others, and without a text.
 *
 * @param birthDate "yyyy-MM-dd", null while it is unknown
 * @param today "yyyy-MM-dd"
 */
export function useGuardianText(birthDate: string | null, today: string): ReactNode {
  const language = useLanguage();
  const { guardianText } = useEnrolment();
  if (guardianText === null || birthDate === null) return null;
  if (birthDate > today || !isMinor(birthDate, today)) return null;
  return <span lang={fallbackLang(guardianText, language)}>{textIn(guardianText, language)}</span>;
}
