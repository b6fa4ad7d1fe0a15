import * as v from 'valibot';

/**
 * Whether a day or an instant in UTC exists: `Date` moves 31 February into March, and JSON has null for a date that is
 * none.
 *
 * @param text ISO 8601
 */
export function isInCalendar(text: string): boolean {
  return JSON.stringify(new Date(text)).startsWith(`"${text.slice(0, 10)}`);
}

/** An ISO instant in UTC that exists. */
export const instantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  v.check(isInCalendar),
);
