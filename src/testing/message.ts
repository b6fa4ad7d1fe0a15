import pl from '../../i18n/pl.json';
import type { MessageId } from '../intl/messages';

/** The Polish text of a message. Tests find controls by it, so that a corrected text changes no test. */
export function message(id: MessageId): string {
  return pl[id];
}
