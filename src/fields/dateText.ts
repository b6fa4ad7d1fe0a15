/** Reads a date in any writing: as dd/MM/yyyy, null when it is none. The caller knows which writings there are. */
export type ReadDate = (text: string) => string | null;

/** What a date that begins with its year looks like on the way; a fifth digit tells that "20" was the day. */
const YEAR_FIRST = /^((19|20)\d{0,2}|(19|20)\d{2}\D.*)$/;
const WHOLE = /^\d{4}\D\d{2}\D\d{2}$/;

/** Separates the parts of a date as well as a slash does: "1,2,2004". */
const OTHER_SEPARATOR = /[^\p{L}\p{N}/.\-\s]/gu;

/**
 * What a date field holds after a keystroke or a paste. Slashes are added only while the person types on at the end,
 * and a zero before a digit that no two-digit day or month begins with: an on-screen keyboard of digits has no slash.
 * Deleting and correcting in the middle is left alone; a date that begins with its year is left alone until it
 * is whole.
 */
export function typedDate(text: string, previous: string, read: ReadDate): string {
  const bare = text.replace(OTHER_SEPARATOR, '/').replace(/[^\d/.\-\s]/g, '');
  if (bare.length <= previous.length) return bare;
  const isTypedOn = bare.startsWith(previous);
  if (isOneKey(bare, previous)) {
    if (!isTypedOn) return bare;
    if (!YEAR_FIRST.test(bare)) return withSlashes(bare);
    return WHOLE.test(bare) ? (read(bare) ?? bare) : bare;
  }
  return read(bare) ?? (isTypedOn ? withSlashes(bare) : bare);
}

/** Whether the text is the previous one and a single character more: a key, not a paste. */
function isOneKey(text: string, previous: string): boolean {
  const at = Array.from(text).findIndex((character, index) => character !== previous[index]);
  return text.slice(0, at) + text.slice(at + 1) === previous;
}

function withSlashes(text: string): string {
  return text
    .replace(/\D+/g, '/')
    .replace(/^(\d)\//, '0$1/')
    .replace(/^[4-9]/, '0$&')
    .replace(/^(\d{2})(?=\d|$)/, '$1/')
    .replace(/^(\d{2}\/)(\d)\//, '$10$2/')
    .replace(/^(\d{2}\/)([2-9])/, '$10$2')
    .replace(/^(\d{2}\/\d{2})(?=\d|$)/, '$1/')
    .slice(0, 10);
}
