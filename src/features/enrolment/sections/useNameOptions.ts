import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { DictionaryEntry } from '../../../contract/dictionary';
import { sortByName } from '../../../domain/collation';
import type { SelectOption } from '../../../fields/SelectField';
import { usePoland } from '../form/enrolmentContext';

const REGION = /^[A-Z]{2}$/;

/** The name of a dictionary entry; until the dictionary is loaded, the language's name of the country. */
export function entryName(
  intl: IntlShape,
  entries: readonly DictionaryEntry[],
  wartosc: string,
  poland: string,
): string {
  const named = entries.find((entry) => entry.wartosc === wartosc)?.nazwa;
  if (named !== undefined) return named;
  const region = wartosc === poland ? 'PL' : wartosc;
  return (REGION.test(region) && intl.formatDisplayName(region, { type: 'region' })) || wartosc;
}

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
