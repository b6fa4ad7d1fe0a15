import * as v from 'valibot';

/** Returns whether a day or an instant in UTC exists (ISO 8601): `Date` moves 31 February into March. */
export function isInCalendar(text: string): boolean {
  return JSON.stringify(new Date(text)).startsWith(`"${text.slice(0, 10)}`);
}

/** An ISO instant in UTC that exists. */
export const instantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  v.check(isInCalendar),
);

const A_DAY = 'must be a day like 2027-09-30';

/** A day that exists, "yyyy-MM-dd". */
export const daySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, A_DAY),
  v.check(isInCalendar, A_DAY),
);
