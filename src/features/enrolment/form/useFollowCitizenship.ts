import { useEffect } from 'react';
import type { DictionaryEntry, PhonePrefix } from '../../../contract/dictionary';
import { updateDerivedValues, applyDerivedValues } from '../../../domain/followCitizenship';
import { useEnrolment } from './enrolmentContext';

interface Dictionaries {
  countries: readonly DictionaryEntry[];
  /** Empty until the dictionary is loaded: the fallback implies nothing about the citizenship. */
  prefixes: readonly PhonePrefix[];
}

/**
 * Derives country of origin, country of residence and phone prefix from the citizenship until the candidate changes
 * them (docs/decisions.md, "citizenship"), also when a dictionary loads late.
 */
export function useFollowCitizenship({ countries, prefixes }: Dictionaries): void {
  const { form, poland, derivedRef, presetPrefixRef } = useEnrolment();
  useEffect(
    () =>
      form.subscribe(
        ({ values }) => {
          const presetPrefix = presetPrefixRef.current;
          derivedRef.current = updateDerivedValues(derivedRef.current, values, {
            poland,
            presetPrefix,
            countries,
            prefixes,
          });
          const next = applyDerivedValues(values, derivedRef.current);
          if (next === values) return;
          const { krajPochodzenia, adres, numerKierunkowy } = next;
          form.batch(() => {
            if (krajPochodzenia !== values.krajPochodzenia) {
              form.change('krajPochodzenia', krajPochodzenia);
            }
            if (adres.kraj !== values.adres.kraj) form.change('adres', adres);
            if (numerKierunkowy !== values.numerKierunkowy) {
              form.change('numerKierunkowy', numerKierunkowy);
            }
          });
        },
        { values: true },
      ),
    [form, derivedRef, presetPrefixRef, poland, countries, prefixes],
  );
}
