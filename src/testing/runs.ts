/** How many cases a randomised test plays, and the seed that makes them. */
export interface Runs {
  numRuns: number;
  seed: number;
}

/**
 * The parameters of `fc.assert`: the same cases in each run, and other ones at night, whose seed jest.config.ts prints.
 *
 * @param count the number of cases
 * @param atNight their number with `NIGHTLY=1`
 */
export function runs(count = 100, atNight = count): Runs {
  const { NIGHTLY, SEED = '1' } = process.env;
  return { numRuns: NIGHTLY ? atNight : count, seed: Number(SEED) };
}
