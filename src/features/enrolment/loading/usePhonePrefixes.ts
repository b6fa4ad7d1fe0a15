import { useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usePhonePrefixesQuery } from '../../../api/enrolmentApi';
import type { PhonePrefix } from '../../../contract/dictionary';
import { POLISH_PREFIX } from '../../../domain/phone';
import { useLanguage } from '../../../intl/language';
import { useEnrolment } from '../form/enrolmentContext';
import { useOnline } from './useFetchedList';

/** The prefix until the dictionary is loaded, and when it fails. */
export const FALLBACK_PREFIX = POLISH_PREFIX;

interface PhonePrefixes {
  /** Only +48 while there are none; a number may also be typed with its prefix. */
  offered: readonly PhonePrefix[];
  /** The dictionary in the current language; empty while it is loading, and when it failed. */
  known: readonly PhonePrefix[];
}

const NONE: readonly PhonePrefix[] = [];

/** The phone prefixes. Sets the default prefix until the candidate changes it (docs/decisions.md, "prefix default"). */
export function usePhonePrefixes(): PhonePrefixes {
  const intl = useIntl();
  const { form, presetPrefixRef, derivedRef } = useEnrolment();
  const { currentData, isError, refetch } = usePhonePrefixesQuery(useLanguage());
  const askAgain = useCallback(() => {
    if (isError) void refetch();
  }, [isError, refetch]);
  useOnline(askAgain);
  const preset = (currentData?.find(({ domyslny }) => domyslny) ?? currentData?.[0])?.kodKierunkowy;
  useEffect(() => {
    const { numerKierunkowy, telefon } = form.getState().values;
    // A typed number belongs to the prefix next to it.
    const untouched = numerKierunkowy === presetPrefixRef.current && telefon === '';
    if (preset === undefined || !untouched) return;
    presetPrefixRef.current = preset;
    if (derivedRef.current.numerKierunkowy === numerKierunkowy) {
      derivedRef.current = { ...derivedRef.current, numerKierunkowy: preset };
    }
    form.change('numerKierunkowy', preset);
  }, [form, preset, presetPrefixRef, derivedRef]);

  const known = currentData ?? NONE;
  return useMemo(() => {
    if (known.length > 0) return { offered: known, known };
    const wartosc = intl.formatDisplayName('PL', { type: 'region' }) ?? '';
    return { offered: [{ kodKierunkowy: FALLBACK_PREFIX, wartosc, domyslny: true }], known };
  }, [known, intl]);
}
