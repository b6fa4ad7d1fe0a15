import { plainText } from './plainText';

/** Of a number in Poland. */
export const POLISH_PREFIX = '+48';

/** A number cut into what the prefix select and the number field hold. */
export interface SplitPhone {
  numerKierunkowy: string;
  telefon: string;
}

const SEPARATORS = /[\s\p{Pd}().\/]/gu;

/** What is left of a typed number without separators; "00" in front means "+". */
function compact(typed: string): string {
  return plainText(typed).replace(SEPARATORS, '').replace(/^00/, '+');
}

/**
 * The number as it is sent: "+48600100200". A number typed together with a prefix of its own ("+48 600 100 200",
 * "0048...") is the whole number, and the chosen prefix does not count. Characters that do not belong in a number
 * stay, for the rules to find.
 *
 * @param prefix "+48", or "" when none is chosen
 */
export function phoneNumber(prefix: string, typed: string): string {
  const number = compact(typed);
  return number.startsWith('+') ? number : `${prefix}${number}`;
}

/**
 * Cuts a typed or pasted number that carries its prefix; the longest prefix of the list wins.
 *
 * @returns null when the number has no prefix, or one that is not in the list
 */
export function splitPhone(text: string, prefixes: readonly string[]): SplitPhone | null {
  const number = compact(text);
  const fitting = prefixes.filter((prefix) => prefix.startsWith('+') && number.startsWith(prefix));
  if (fitting.length === 0) return null;
  const numerKierunkowy = fitting.reduce((longest, prefix) =>
    prefix.length > longest.length ? prefix : longest,
  );
  return { numerKierunkowy, telefon: number.slice(numerKierunkowy.length) };
}
