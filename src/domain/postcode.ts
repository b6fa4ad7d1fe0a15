import type { PostcodePlace, SettlementType } from '../contract/postcode';
import { asciiDigits } from './asciiDigits';
import { plainText } from './plainText';

/** A place of a postcode, with its known streets. */
export interface SettledPlace {
  miejscowosc: string;
  /** Null where the backend does not know it. */
  rodzajMiejscowosci: SettlementType | null;
  wojewodztwo: string;
  streets: readonly string[];
}

/** The length of a Polish postcode (docs/specification.md, section 5). */
export const POSTCODE_LENGTH = 5;

/** The only five digits among words: "PL-30-059", "30059 Kraków". */
const WITH_WORDS = /^([^\d]*?)(\d{2})[\s\p{Pd}\u2212._,/·]*(\d{3})([^\d]*)$/u;
/** The code of another country: "D-30059". */
const FOREIGN = /^(?!pl?\p{Pd})\p{L}{1,3}\p{Pd}$/iu;
/** A town, or punctuation; a single letter is a typing error. */
const TOWN = /^(?:[\s\p{P}].*|\p{L}{3}.*)?$/u;

/**
 * The postcode as it is validated, looked up and sent: without separators, the country before it and the town after it.
 * What is no postcode keeps its other characters.
 */
export function postcodeDigits(text: string): string {
  const plain = asciiDigits(plainText(text));
  const [, before = '', first, last, after = ''] = WITH_WORDS.exec(plain) ?? [];
  const isAmongWords = !FOREIGN.test(before) && TOWN.test(after);
  if (isAmongWords && first !== undefined && last !== undefined) return first + last;
  return plain.replace(/[\s\p{Pd}\u2212._,/·]/gu, '').replace(/^pl?(?=\d|$)/i, '');
}

/** Returns whether it consists of exactly five digits 0-9, in any notation (docs/specification.md, section 5). */
export function isPolishPostcode(text: string): boolean {
  const digits = postcodeDigits(text);
  return digits.length === POSTCODE_LENGTH && /^\d+$/.test(digits);
}

/** The postcode as it is shown: "30-055". Text with other characters than digits stays unchanged. */
export function formatPostcode(digits: string): string {
  return /^\d{3,}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}

/**
 * The places of a lookup, without duplicates, with their streets. Namesakes in two voivodeships, or a city and a
 * village, stay separate. Only the first 200 items count: longer selects are not useful.
 */
export function settledPlaces(places: readonly PostcodePlace[]): SettledPlace[] {
  const settled = new Map<string, SettledPlace>();
  for (const { ulica, ...place } of places.slice(0, 200)) {
    const key = JSON.stringify([place.miejscowosc, place.rodzajMiejscowosci, place.wojewodztwo]);
    const known = settled.get(key)?.streets ?? [];
    const streets =
      ulica === null || ulica === '' || known.includes(ulica) ? known : [...known, ulica];
    settled.set(key, { ...place, streets });
  }
  return [...settled.values()];
}
