import { useCallback, useEffect } from 'react';
import type { CountryDictionaries } from '../../../domain/followCitizenship';
import { useEnrolmentForm } from './enrolmentContext';
import { followCitizenship } from './form';

/**
 * Returns a function that sets the values implied by the citizenship, to be called when it changes. They are set once
 * more when a dictionary arrives.
 *
 * @param dictionaries empty until they are loaded: a fallback implies nothing about the citizenship
 */
export function useFollowCitizenship({ countries, prefixes }: CountryDictionaries): () => void {
  const form = useEnrolmentForm();
  const follow = useCallback(() => {
    followCitizenship(form, { countries, prefixes });
  }, [form, countries, prefixes]);
  useEffect(follow, [follow]);
  return follow;
}
