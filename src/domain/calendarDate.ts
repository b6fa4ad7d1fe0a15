import { isInCalendar } from '../contract/instant';
import { asciiDigits } from './asciiDigits';
import { monthOf } from './monthNames';
import { plainText } from './plainText';

/* Days are "yyyy-MM-dd" and never an instant: a day of birth has no time zone, and such texts compare in order. */

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Accepted formats of a typed day: 29/02/2004, 29. 2. 2004, 29,2,2004, 29022004, 20040229, 2004-02-29, 29.II.2004, 29
 * lutego 2004 roku, Feb 29, 2004, 2004-yil 29-fevral. The month comes before the day only as a name: 03/08/1981 means 3
 * August.
 */
const WRITINGS = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[/.,\-\s]+(?<month>\d{1,2}|[ivx]{1,4}|\p{L}{3,})[/.,\-\s]+(?<year>\d{4})(?:[\s-]*(?:r|rok|roku|roka|г|год|года|р|рік|року|yil|йил)\.?)?$/iu,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>(?:1[89]|2[01])\d{2})$/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4})(?:[\s-]*(?:yil|йил|m|г|р)\.?)?[/.,\-\s]+(?<month>\d{1,2}|[ivx]{1,4}|\p{L}{3,})[/.,\-\s]+(?<day>\d{1,2})(?:\s?d)?\.?$/iu,
  /^(?<year>\d{4})[\s-]*(?:yil|йил)[,\s]+(?<day>\d{1,2})[\s-]+(?<month>\p{L}{3,})$/iu,
  /^(?<month>\p{L}{3,})[.\s]+(?<day>\d{1,2})(?:st|nd|rd|th)?[.,\s]+(?<year>\d{4})$/u,
];

/** With usual separators, and the month once: "03 SIE/AUG 1981", as in a Polish passport. */
function tidied(text: string): string {
  return text
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[.,\s]+$/, '')
    .replace(/(\p{L}{3,})\s?\/\s?(\p{L}{3,})/u, (all, one: string, other: string) =>
      monthOf(one) === monthOf(other) ? one : all,
    );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `month` starts at 1. */
function isoDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The day as "yyyy-MM-dd", or null when it does not exist; `month` starts at 1. */
export function calendarDate(year: number, month: number, day: number): string | null {
  const date = isoDay(year, month, day);
  return isInCalendar(date) ? date : null;
}

/** The day of an instant in the time zone of this computer, "yyyy-MM-dd". */
export function localDay(instant: Date): string {
  return isoDay(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());
}

/** A day, "yyyy-MM-dd", typed as "dd/MM/yyyy" (docs/specification.md, section 9) or otherwise, or null. */
export function parseDate(text: string): string | null {
  const trimmed = tidied(asciiDigits(plainText(text)));
  for (const writing of WRITINGS) {
    const { year, month, day } = writing.exec(trimmed)?.groups ?? {};
    if (month === undefined) continue;
    // The names of months are looked up for a name only, because the first look takes long.
    const number = /\d/.test(month) ? Number(month) : monthOf(month);
    const date = calendarDate(Number(year), number, Number(day));
    if (date !== null) return date;
  }
  return null;
}

/** Returns whether day, month and an abbreviated year are typed: "3.8.81", "3 Aug '81". */
export function hasShortYear(text: string): boolean {
  return /^\d{1,2}[^\d\p{L}]+(?:\d{1,2}|\p{L}+)\P{Nd}+\d{1,3}$/u.test(
    tidied(asciiDigits(plainText(text))),
  );
}

/** Formats "yyyy-MM-dd" as "dd/MM/yyyy"; any other text is returned unchanged. */
export function formatDate(date: string): string {
  return date.replace(ISO, '$3/$2/$1');
}

/** A typed day as the form shows it: "1.2.2003" -> "01/02/2003"; null when it is none. */
export function normaliseDate(text: string): string | null {
  const date = parseDate(text);
  return date === null ? null : formatDate(date);
}
