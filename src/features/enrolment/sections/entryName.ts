import type { IntlShape } from 'react-intl';
import type { DictionaryEntry } from '../../../contract/dictionary';

const REGION = /^[A-Z]{2}$/;

/** What an entry of a dictionary is called; the name that the language has for the country while the dictionary is not there. */
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
