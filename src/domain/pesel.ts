import type { Sex } from '../contract/application';
import { asciiDigits } from './asciiDigits';
import { calendarDate } from './calendarDate';
import { plainText } from './plainText';

/** The data in a PESEL; `birthDate` is "yyyy-MM-dd". */
export interface PeselData {
  birthDate: string;
  sex: Sex;
}

export const PESEL_LENGTH = 11;
const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** The centuries of birth, indexed by the offset of the month divided by 20: 80 means the 1800s, 0 the 1900s. */
const CENTURIES = [1900, 2000, 2100, 2200, 1800];

/** The number as it is sent, without spaces, dashes, dots and slashes; other characters stay. */
export function peselDigits(text: string): string {
  return asciiDigits(plainText(text)).replace(/[\s\p{Pd}\u2212./]/gu, '');
}

function hasValidChecksum(digits: readonly number[]): boolean {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (10 - (sum % 10)) % 10 === digits[PESEL_LENGTH - 1];
}

function birthDateIn(number: string): string | null {
  const [year = 0, month = 0, day = 0] = [0, 2, 4].map((at) => Number(number.slice(at, at + 2)));
  const century = CENTURIES[Math.floor(month / 20)] ?? 0;
  return calendarDate(century + year, month % 20, day);
}

/**
 * The birth date and the sex in a typed PESEL (docs/specification.md, section 5); null for an invalid one, or a day
 * after `today`, "yyyy-MM-dd".
 */
export function readPesel(text: string, today: string): PeselData | null {
  const number = peselDigits(text);
  if (number.length !== PESEL_LENGTH || !/^\d+$/.test(number)) return null;
  const digits = Array.from(number, Number);
  const birthDate = hasValidChecksum(digits) ? birthDateIn(number) : null;
  if (birthDate === null || birthDate > today) return null;
  return { birthDate, sex: (digits[9] ?? 0) % 2 === 0 ? 'Kobieta' : 'Mężczyzna' };
}
