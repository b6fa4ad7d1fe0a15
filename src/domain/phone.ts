import { plainText } from './plainText';

export const POLISH_PREFIX = '+48';

/** A number split into the values of the prefix select and the number field. */
export interface SplitPhone {
  numerKierunkowy: string;
  telefon: string;
}

const SEPARATORS = /[\s\p{Pd}().\/]/gu;

/** The trunk zero, which is not dialled after a prefix: "+49 (0)170 ...". */
const TRUNK_ZERO = /^((?:\+|00)[^(]*)\(0\)/;
/** A Polish number has nine digits: with 48 in front only the plus is missing. */
const POLISH_WITHOUT_PLUS = /^48\d{9}$/;

/** No prefix starts with a zero, so "000" is not an international prefix. */
const INTERNATIONAL_ZEROS = /^00(?!0)/;

/** Where the first zero belongs to the number; elsewhere it is a trunk zero, which is not dialled after a prefix. */
const KEEP_ZERO = ['+39', '+378', '+225', '+229', '+241', '+242'];

const LEADING_ZERO = /^0[\s\p{Pd}().\/]*(?=[1-9])/u;

/** What follows the prefix, typed without one. */
function withoutTrunkZero(prefix: string, typed: string): string {
  return prefix === '' || KEEP_ZERO.includes(prefix) ? typed : typed.replace(LEADING_ZERO, '');
}

/** The typed number without separators; "00" in front means "+". */
function compact(typed: string): string {
  return plainText(typed)
    .replace(TRUNK_ZERO, '$1')
    .replace(SEPARATORS, '')
    .replace(INTERNATIONAL_ZEROS, '+');
}

/** The number when it was typed with its own prefix, else null. */
function wholeNumber(prefix: string, typed: string): string | null {
  const number = compact(typed);
  if (prefix === POLISH_PREFIX && POLISH_WITHOUT_PLUS.test(number)) return `+${number}`;
  return number.startsWith('+') ? number : null;
}

/**
 * The number as it is sent: "+48600100200". A number typed with its own prefix ("+48 600 100 200", "0048...", or "48
 * 600 100 200" with +48 chosen) overrides the chosen prefix. Invalid characters stay, for the rules to report.
 *
 * @param prefix "+48", or "" when none is chosen
 */
export function phoneNumber(prefix: string, typed: string): string {
  return wholeNumber(prefix, typed) ?? `${prefix}${withoutTrunkZero(prefix, compact(typed))}`;
}

/** Nine digits without separators in groups of three; any other number is unchanged. */
function grouped(number: string): string {
  return number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
}

/**
 * The number as people read it, with the separators that were typed: "+48 600 100 200".
 *
 * @param prefix "+48", or "" when none is chosen
 */
export function typedPhone(prefix: string, typed: string): string {
  const own = wholeNumber(prefix, typed);
  return own ?? `${prefix} ${grouped(withoutTrunkZero(prefix, plainText(typed)))}`.trim();
}

/** Whether only zeros follow the prefix: such a number does not exist. */
export function isZerosOnly(prefix: string, typed: string): boolean {
  const number = phoneNumber(prefix, typed);
  return /^0+$/.test(number.startsWith(prefix) ? number.slice(prefix.length) : number);
}

/**
 * Splits a typed or pasted number that includes its prefix; the longest prefix of the list wins.
 *
 * @param chosen the prefix chosen at present
 * @returns null without a prefix, or with one that is not in the list
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

/** The number of an application as people read it: "+48600100200" is "+48 600 100 200". */
export function readablePhone(number: string, prefixes: readonly string[]): string {
  const phone = splitPhone(number, prefixes, '');
  return phone === null ? number : `${phone.numerKierunkowy} ${grouped(phone.telefon)}`;
}
