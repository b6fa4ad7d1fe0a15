import { createIntl } from 'react-intl';
import pl from '../../i18n/pl.json';
import type { MessageId } from '../intl/messages';

export type Values = Readonly<Record<string, string | number | Date>>;

function fail(error: Error): never {
  throw error;
}

const intl = createIntl({ locale: 'pl', messages: pl, onError: fail });
type Tag = (chunks: string[]) => string;
const withoutTag: Tag = (chunks) => chunks.join('');

/**
 * The Polish text of a message, without its markup. Tests find controls by it, so that a corrected text changes no
 * test.
 *
 * @throws when a value is missing
 */
export function message(id: MessageId, values: Values = {}): string {
  const tags = Array.from(
    pl[id].matchAll(/<(\w+)>/g),
    ([, tag = '']) => [tag, withoutTag] as const,
  );
  return intl.formatMessage({ id }, { ...values, ...Object.fromEntries<Tag>(tags) });
}

/** A value in a pattern that matches any text, with the white space around it; also the place of a link. */
export const ANYTHING = '\0';

/** The source of a pattern of this text, with any white space. */
const spaced = (text: string) =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s*\0\s*/g, '.*')
    .replace(/\s+/g, '\\s+');

/** Matches texts that contain the messages in this order, with any white space. */
export const containing = (...texts: string[]) => new RegExp(texts.map(spaced).join('.*'), 's');

/** Matches a text that contains the message, with any white space. */
export const phrase = (id: MessageId, values?: Values) => containing(message(id, values));

/** Matches a text that starts with the message, with any white space. */
export const beginning = (id: MessageId, values?: Values) =>
  new RegExp(`^${spaced(message(id, values))}`);

/** Matches one of the messages, and nothing else. */
export const anyOf = (...ids: MessageId[]) =>
  new RegExp(`^(${ids.map((id) => spaced(message(id))).join('|')})$`);

/** Matches a text that starts with the message for any number; its value is called `liczba`. */
export function counted(id: MessageId): RegExp {
  const forms = [1, 2, 5].map((liczba) =>
    spaced(message(id, { liczba })).replace(String(liczba), '\\d+'),
  );
  return new RegExp(`^(${forms.join('|')})`);
}
