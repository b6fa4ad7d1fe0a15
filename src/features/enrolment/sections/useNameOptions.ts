import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../contract/dictionary';
import { entryName } from '../../../copy/entryName';
import { sortByName } from '../../../domain/collation';
import type { SelectOption } from '../../../fields/SelectField';
import { usePoland } from '../form/enrolmentContext';

/**
 * - `foreignOnly`: without Poland
 * - `chosen`: the form's `wartosc`, offered even when the dictionary does not contain it
 */
interface Offered {
  foreignOnly: boolean;
  chosen: string;
}

/** Dictionary entries as options of a select, sorted in the current language, Poland first. */
export function useNameOptions(
  entries: readonly DictionaryEntry[],
  { foreignOnly, chosen }: Offered,
): SelectOption[] {
  const intl = useIntl();
  const poland = usePoland();
  return useMemo(() => {
    const offered = entries.filter(({ wartosc }) => !foreignOnly || wartosc !== poland);
    const lacking = chosen !== '' && !offered.some(({ wartosc }) => wartosc === chosen);
    const added = { nazwa: entryName(intl, entries, chosen, poland), wartosc: chosen };
    const all = lacking ? [...offered, added] : offered;
    return sortByName(all, intl.locale, poland).map(({ nazwa, wartosc }) => ({
      value: wartosc,
      label: nazwa,
    }));
  }, [entries, intl, poland, foreignOnly, chosen]);
}
