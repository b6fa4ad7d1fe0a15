import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../../intl/messageId';

interface Found {
  /** The message that counts what was found. */
  id: MessageId;
  /** The trimmed text; "" while nothing is searched for. */
  search: string;
  hits: number;
  /** Whether the hits do not contain the text, but what may have been meant by it. */
  near: boolean;
  total: number;
}

/** What a search found, to show below its field and to announce; empty while there is no search. */
export function foundText(intl: IntlShape, { id, search, hits, near, total }: Found): string {
  if (search === '') return '';
  if (hits === 0) return intl.formatMessage({ id: 'szukaj.brak' }, { fraza: search });
  if (near) {
    return intl.formatMessage({ id: 'szukaj.podobne' }, { fraza: search, liczba: hits });
  }
  return intl.formatMessage({ id }, { liczba: hits, wszystkie: total });
}
