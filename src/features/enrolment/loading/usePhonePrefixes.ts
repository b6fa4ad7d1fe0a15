import { useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usePhonePrefixesQuery } from '../../../api/enrolmentApi';
import type { PhonePrefix } from '../../../contract/dictionary';
import { POLISH_PREFIX } from '../../../domain/phone';
import { useLanguage } from '../../../intl/language';
import { useEnrolment } from '../form/enrolmentContext';
import { useOnline } from './useOnline';

/** The prefix until the dictionary answers, and when it does not. */
export const FALLBACK_PREFIX = POLISH_PREFIX;

interface PhonePrefixes {
  /** +48 alone as long as there are none, since a number may be typed with a prefix of its own. */
  offered: readonly PhonePrefix[];
  /** The dictionary in the language of the interface; empty while it is loading, and when it does not answer. */
  known: readonly PhonePrefix[];
}

const NONE: readonly PhonePrefix[] = [];

/**
 * The phone prefixes. Sets the default prefix as long as the candidate has not touched it (decisions, "prefix default").
 */
export function usePhonePrefixes(): PhonePrefixes {
  const intl = useIntl();
  const { form, presetPrefixRef, givenRef } = useEnrolment();
  const { currentData, isError, refetch } = usePhonePrefixesQuery(useLanguage());
  const askAgain = useCallback(() => {
    if (isError) void refetch();
  }, [isError, refetch]);
  useOnline(askAgain);
  const preset = (currentData?.find(({ domyslny }) => domyslny) ?? currentData?.[0])?.kodKierunkowy;
  useEffect(() => {
    const { numerKierunkowy, telefon } = form.getState().values;
    // A number that was typed beside a prefix belongs to it.
    const untouched = numerKierunkowy === presetPrefixRef.current && telefon === '';
    if (preset === undefined || !untouched) return;
    presetPrefixRef.current = preset;
    if (givenRef.current.numerKierunkowy === numerKierunkowy) {
      givenRef.current = { ...givenRef.current, numerKierunkowy: preset };
    }
    form.change('numerKierunkowy', preset);
  }, [form, preset, presetPrefixRef, givenRef]);

  const known = currentData ?? NONE;
  return useMemo(() => {
    if (known.length > 0) return { offered: known, known };
    const wartosc = intl.formatDisplayName('PL', { type: 'region' }) ?? '';
    return { offered: [{ kodKierunkowy: FALLBACK_PREFIX, wartosc, domyslny: true }], known };
  }, [known, intl]);
}
