import type { IntlShape } from 'react-intl';
import type { DictionaryEntry } from '../contract/dictionary';

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
