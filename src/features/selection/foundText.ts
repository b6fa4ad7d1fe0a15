import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../intl/messageId';

interface Found {
  /** The message that counts what was found. */
  id: MessageId;
  /** The trimmed text; "" while nothing is searched for. */
  search: string;
  hits: number;
  total: number;
}

/** What a search found, to show below its field and to announce; empty while there is no search. */
export function foundText(intl: IntlShape, { id, search, hits, total }: Found): string {
  if (search === '') return '';
  if (hits === 0) return intl.formatMessage({ id: 'szukaj.brak' }, { fraza: search });
  return intl.formatMessage({ id }, { liczba: hits, wszystkie: total });
}
