import type { PostcodePlace, SettlementType } from '../contract/postcode';
import { plainText } from './plainText';

/** A place that a postcode belongs to, with the streets known for it. */
export interface SettledPlace {
  miejscowosc: string;
  rodzajMiejscowosci: SettlementType;
  wojewodztwo: string;
  streets: readonly string[];
}

/** No select and no list of suggestions is useful beyond this. */
const MOST_PLACES = 200;

/** How many digits a Polish postcode has (specification, section 5). */
export const POSTCODE_LENGTH = 5;

/** The postcode as it is checked, looked up and sent: without its dash and spaces; anything else stays. */
export function postcodeDigits(text: string): string {
  return plainText(text).replace(/[\s\p{Pd}]/gu, '');
}

/** Exactly five digits 0-9, however they are written (specification, section 5). */
export function isPolishPostcode(text: string): boolean {
  const digits = postcodeDigits(text);
  return digits.length === POSTCODE_LENGTH && /^\d+$/.test(digits);
}

/** The postcode as it is shown while it is typed: "3", "30", "30-0", "30-055". What is not digits only stays as it is. */
export function formatPostcode(digits: string): string {
  return /^\d{3,}$/.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}

/**
 * The places of a lookup to choose from, each once with its streets, in the order of the answer. Places of the
 * same name in two voivodeships, or a city and a village of one name, stay apart. Only the first 200 items count.
 */
export function settledPlaces(places: readonly PostcodePlace[]): SettledPlace[] {
  const settled = new Map<string, SettledPlace>();
  for (const { ulica, ...place } of places.slice(0, MOST_PLACES)) {
    const key = JSON.stringify([place.miejscowosc, place.rodzajMiejscowosci, place.wojewodztwo]);
    const known = settled.get(key)?.streets ?? [];
    const streets =
      ulica === null || ulica === '' || known.includes(ulica) ? known : [...known, ulica];
    settled.set(key, { ...place, streets });
  }
  return [...settled.values()];
}
