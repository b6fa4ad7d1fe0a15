import * as v from 'valibot';

/** An ISO instant in UTC that exists. */
export const instantSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
