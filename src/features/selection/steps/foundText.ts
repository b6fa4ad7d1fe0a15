import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../intl/messages';

interface Found {
  /** The message with the number of results. */
  id: MessageId;
  /** The trimmed query; "" without a search. */
  search: string;
  hits: number;
  /** Whether the results are near matches. */
  near: boolean;
  total: number;
}

/** The result of a search, shown below its field and announced; empty without a search. */
export function foundText(intl: IntlShape, { id, search, hits, near, total }: Found): string {
  if (search === '') return '';
  if (hits === 0) return intl.formatMessage({ id: 'szukaj.brak' }, { fraza: search });
  if (near) {
    return intl.formatMessage({ id: 'szukaj.podobne' }, { fraza: search, liczba: hits });
  }
  return intl.formatMessage({ id }, { liczba: hits, wszystkie: total });
}
