import { parseDate } from './calendarDate';
import type { EnrolmentValues } from './enrolmentValues';
import { readPesel } from './pesel';

type Answers = Pick<EnrolmentValues, 'obcokrajowiec' | 'maPesel' | 'brakPesel'>;

/** Returns whether the PESEL is required: from Poles unless they have none yet, and from foreigners who have one. */
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

/** The last day of birth of people who are at least this old; all days are "yyyy-MM-dd". */
const yearsBefore = (today: string, age: number) =>
  `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;

/** Returns whether somebody born on that day is under 15, probably by mistake. */
export function isUnusuallyYoung(birthDate: string, today: string): boolean {
  return birthDate > yearsBefore(today, 15);
}

/** Returns whether somebody born on that day is over 110, probably by mistake. */
export function isUnusuallyOld(birthDate: string, today: string): boolean {
  return birthDate < yearsBefore(today, 110);
}

/** Returns whether somebody under 18 was born on that day: a parent or guardian acts together with the candidate. */
export function isMinor(birthDate: string, today: string): boolean {
  return birthDate > yearsBefore(today, 18);
}

/** The birth date, from the PESEL or as typed, "yyyy-MM-dd"; null while there is none. */
export function birthDateOf(values: EnrolmentValues, today: string): string | null {
  if (needsDocument(values)) return parseDate(values.dataUrodzenia);
  if (!hasPesel(values)) return null;
  return readPesel(values.pesel, today)?.birthDate ?? null;
}
