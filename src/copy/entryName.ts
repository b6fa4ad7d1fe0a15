import type { DictionaryEntry } from '../contract/dictionary';
import type { MessageId } from '../intl/messages';

/** What the copy needs of `IntlShape`: the backend has no more. */
export interface CopyIntl {
  formatMessage: (message: { id: MessageId }, values?: Readonly<Record<string, string>>) => string;
  formatDisplayName: (code: string, options: { type: 'region' }) => string | undefined;
}

const REGION = /^[A-Z]{2}$/;

/** The name of a dictionary entry; until the dictionary is loaded, the language's name of the country. */
export function entryName(
  intl: CopyIntl,
  entries: readonly DictionaryEntry[],
  wartosc: string,
  poland: string,
): string {
  const named = entries.find((entry) => entry.wartosc === wartosc)?.nazwa;
  if (named !== undefined) return named;
  const region = wartosc === poland ? 'PL' : wartosc;
  return (REGION.test(region) && intl.formatDisplayName(region, { type: 'region' })) || wartosc;
}
