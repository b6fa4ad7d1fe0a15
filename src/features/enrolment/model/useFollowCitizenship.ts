import { useEffect } from 'react';
import type { DictionaryEntry, PhonePrefix } from '../../../contract/dictionary';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { follow } from './form';
import { useEnrolmentForm, useValuesSelector } from './enrolmentContext';

interface Dictionaries {
  countries: readonly DictionaryEntry[];
  /** Empty until the dictionary is loaded: the fallback implies nothing about the citizenship. */
  prefixes: readonly PhonePrefix[];
}

const citizenship = ({ obcokrajowiec, obywatelstwo }: EnrolmentValues) =>
  `${obcokrajowiec} ${obywatelstwo}`;

/**
 * Derives country of origin, country of residence and phone prefix from the citizenship until the candidate changes
 * them (docs/decisions.md, "Citizenship"), also when a dictionary loads late.
 */
export function useFollowCitizenship({ countries, prefixes }: Dictionaries): void {
  const form = useEnrolmentForm();
  const chosen = useValuesSelector(citizenship);
  useEffect(() => {
    follow(form, { countries, prefixes });
  }, [form, chosen, countries, prefixes]);
}
