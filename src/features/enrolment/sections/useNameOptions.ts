import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../contract/dictionary';
import { sortByName } from '../../../domain/collation';
import type { SelectOption } from '../../../fields/SelectField';

/**
 * The entries of a dictionary as options of a select, in the order of the interface language.
 *
 * @param first the `wartosc` of the entry that comes first
 */
export function useNameOptions(
  entries: readonly DictionaryEntry[],
  first?: string,
): SelectOption[] {
  const { locale } = useIntl();
  return useMemo(
    () =>
      sortByName(entries, locale, first).map(({ nazwa, wartosc }) => ({
        value: wartosc,
        label: nazwa,
      })),
    [entries, locale, first],
  );
}
