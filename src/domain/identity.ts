import { parseDate } from './calendarDate';
import type { EnrolmentValues } from './enrolmentValues';
import { checkPesel } from './pesel';

type Answers = Pick<EnrolmentValues, 'obcokrajowiec' | 'maPesel' | 'brakPesel'>;

/**
 * Returns whether the PESEL is required: from a Pole who does not say that there is none yet, and from a foreigner who
 * has one (docs/specification.md, section 4).
 */
export function hasPesel({ obcokrajowiec, maPesel, brakPesel }: Answers): boolean {
  return obcokrajowiec ? maPesel === true : !brakPesel;
}

/** Returns whether the document is required and the birth date typed: without a PESEL. */
export function needsDocument({ obcokrajowiec, maPesel, brakPesel }: Answers): boolean {
  return obcokrajowiec ? maPesel === false : brakPesel;
}

/** Returns whether the document fields are shown; optional next to a PESEL. */
export function showsDocument({ obcokrajowiec, maPesel, brakPesel }: Answers): boolean {
  return obcokrajowiec ? maPesel !== null : brakPesel;
}

/** The age above which a birth date is probably a mistake. */
const MAX_USUAL_AGE = 110;

/** The age below which a birth date is probably a mistake: candidates have finished, or soon finish, school. */
const MIN_USUAL_AGE = 15;

/**
 * Returns whether someone born on that day is younger than candidates are: a warning, not an error.
 *
 * @param birthDate "yyyy-MM-dd"
 * @param today "yyyy-MM-dd"
 */
export function isUnusuallyYoung(birthDate: string, today: string): boolean {
  return birthDate > `${Number(today.slice(0, 4)) - MIN_USUAL_AGE}${today.slice(4)}`;
}

/** The age below which a parent or guardian acts together with the candidate. */
const ADULT_AGE = 18;

/**
 * Returns whether someone born on that day is under 18.
 *
 * @param birthDate "yyyy-MM-dd"
 * @param today "yyyy-MM-dd"
 */
export function isMinor(birthDate: string, today: string): boolean {
  return birthDate > `${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}`;
}

/**
 * Returns whether someone born on that day is older than candidates are: a warning, not an error.
 *
 * @param birthDate "yyyy-MM-dd"
 * @param today "yyyy-MM-dd"
 */
export function isUnusuallyOld(birthDate: string, today: string): boolean {
  return birthDate < `${Number(today.slice(0, 4)) - MAX_USUAL_AGE}${today.slice(4)}`;
}

/**
 * The birth date, from the PESEL or as typed.
 *
 * @param today "yyyy-MM-dd"
 * @returns "yyyy-MM-dd", or null while there is none
 */
export function birthDateOf(values: EnrolmentValues, today: string): string | null {
  if (needsDocument(values)) return parseDate(values.dataUrodzenia);
  if (!hasPesel(values)) return null;
  const result = checkPesel(values.pesel, today);
  return result.valid ? result.birthDate : null;
}
