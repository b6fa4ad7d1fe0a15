import { plainText } from './plainText';

/** Of a number in Poland. */
export const POLISH_PREFIX = '+48';

/** A number cut into what the prefix select and the number field hold. */
export interface SplitPhone {
  numerKierunkowy: string;
  telefon: string;
}

const SEPARATORS = /[\s\p{Pd}().\/]/gu;

/** The zero that is dialled only without the prefix: "+49 (0)170 ...". */
const TRUNK_ZERO = /^((?:\+|00)[^(]*)\(0\)/;
/** A Polish number has nine digits: with 48 before them it is whole, but for its plus. */
const POLISH_WITHOUT_PLUS = /^48\d{9}$/;

/** No country has a prefix that begins with a zero: "00" and another zero is no prefix. */
const INTERNATIONAL_ZEROS = /^00(?!0)/;

/** What is left of a typed number without separators; "00" in front means "+". */
function compact(typed: string): string {
  return plainText(typed)
    .replace(TRUNK_ZERO, '$1')
    .replace(SEPARATORS, '')
    .replace(INTERNATIONAL_ZEROS, '+');
}

/** The number with a prefix of its own, or null when it has none. */
function wholeNumber(prefix: string, typed: string): string | null {
  const number = compact(typed);
  if (prefix === POLISH_PREFIX && POLISH_WITHOUT_PLUS.test(number)) return `+${number}`;
  return number.startsWith('+') ? number : null;
}

/**
 * The number as it is sent: "+48600100200". A number typed together with a prefix of its own ("+48 600 100 200",
 * "0048...", or "48 600 100 200" where +48 is chosen) is the whole number, and the chosen prefix does not count.
 * Characters that do not belong in a number stay, for the rules to find.
 *
 * @param prefix "+48", or "" when none is chosen
 */
export function phoneNumber(prefix: string, typed: string): string {
  return wholeNumber(prefix, typed) ?? `${prefix}${compact(typed)}`;
}

/** Whether nothing but zeros follows the prefix, however many: the number of nobody. */
export function isZerosOnly(prefix: string, typed: string): boolean {
  const number = phoneNumber(prefix, typed);
  return /^0+$/.test(number.startsWith(prefix) ? number.slice(prefix.length) : number);
}

/**
 * Cuts a typed or pasted number that carries its prefix; the longest prefix of the list wins.
 *
 * @param chosen the prefix that is chosen now
 * @returns null when the number has no prefix, or one that is not in the list
 */
export function splitPhone(
  text: string,
  prefixes: readonly string[],
  chosen: string,
): SplitPhone | null {
  const number = wholeNumber(chosen, text);
  if (number === null) return null;
  const fitting = prefixes.filter((prefix) => prefix.startsWith('+') && number.startsWith(prefix));
  if (fitting.length === 0) return null;
  const numerKierunkowy = fitting.reduce((longest, prefix) =>
    prefix.length > longest.length ? prefix : longest,
  );
  return { numerKierunkowy, telefon: number.slice(numerKierunkowy.length) };
}
