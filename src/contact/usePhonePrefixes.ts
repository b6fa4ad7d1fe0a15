import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usePhonePrefixesQuery } from '../api/enrolmentApi';
import type { PhonePrefix } from '../contract/dictionary';
import { POLISH_PREFIX } from '../domain/phonePrefix';
import { useLanguage } from '../intl/language';

export interface PhonePrefixes {
  /** Only +48 while there are none; a number may also be typed with its prefix. */
  offered: readonly PhonePrefix[];
  /** The dictionary in the current language; empty while it is loading, and when it failed. */
  known: readonly PhonePrefix[];
}

const NONE: readonly PhonePrefix[] = [];

export function usePhonePrefixes(): PhonePrefixes {
  const intl = useIntl();
  const { currentData } = usePhonePrefixesQuery(useLanguage(), { refetchOnReconnect: true });
  const known = currentData ?? NONE;
  return useMemo(() => {
    if (known.length > 0) return { offered: known, known };
    const wartosc = intl.formatDisplayName('PL', { type: 'region' }) ?? '';
    return { offered: [{ kodKierunkowy: POLISH_PREFIX, wartosc, domyslny: true }], known };
  }, [known, intl]);
}
