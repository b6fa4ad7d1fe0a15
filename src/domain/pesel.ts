import type { Sex } from '../contract/application';
import { calendarDate } from './calendarDate';
import { plainText } from './plainText';

/** What a PESEL says about its holder; `birthDate` is "yyyy-MM-dd". */
export type PeselResult =
  { valid: true; birthDate: string; sex: Sex } | { valid: false; reason: PeselFault };

/**
 * - `incomplete`: digits only, but fewer than 11
 * - `malformed`: something besides the digits 0-9, or more than 11 of them
 * - `checksum`: the last digit does not follow from the first ten
 * - `date`: the calendar has no such day; `future`: the day has not come yet
 */
export type PeselFault = 'incomplete' | 'malformed' | 'checksum' | 'date' | 'future';

/** How many digits a PESEL has. */
export const PESEL_LENGTH = 11;
const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** The century of birth, by what is added to the month: 80 for the 1800s, 0 for the 1900s, and so on. */
const CENTURIES = [1900, 2000, 2100, 2200, 1800];

/** The number as it is sent: the spaces and dashes of a pasted number are gone, anything else stays. */
export function peselDigits(text: string): string {
  return plainText(text).replace(/[\s\p{Pd}]/gu, '');
}

function hasValidChecksum(digits: readonly number[]): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (10 - (sum % 10)) % 10 === digits[PESEL_LENGTH - 1];
}

function birthDateIn(number: string): string | null {
  const monthAndCentury = Number(number.slice(2, 4));
  const century = CENTURIES[Math.floor(monthAndCentury / 20)] ?? 0;
  return calendarDate(
    century + Number(number.slice(0, 2)),
    monthAndCentury % 20,
    Number(number.slice(4, 6)),
  );
}

/**
 * Checks a PESEL and reads the birth date and sex from it (specification, section 5; decisions, "PESEL checksum").
 * The checksum weighs the first ten digits; the tenth digit is even for women.
 *
 * @param text as typed; spaces and dashes do not count
 * @param today "yyyy-MM-dd"
 */
export function checkPesel(text: string, today: string): PeselResult {
  const number = peselDigits(text);
  if (!/^\d*$/.test(number) || number.length > PESEL_LENGTH) {
    return { valid: false, reason: 'malformed' };
  }
  if (number.length < PESEL_LENGTH) return { valid: false, reason: 'incomplete' };
  const digits = Array.from(number, Number);
  if (!hasValidChecksum(digits)) return { valid: false, reason: 'checksum' };
  const birthDate = birthDateIn(number);
  if (birthDate === null) return { valid: false, reason: 'date' };
  if (birthDate > today) return { valid: false, reason: 'future' };
  return { valid: true, birthDate, sex: (digits[9] ?? 0) % 2 === 0 ? 'Kobieta' : 'Mężczyzna' };
}
