import { sql } from 'kysely';
import type { RecruitmentDatabase } from './tables';

/** The time that a measured difference is used, in milliseconds. */
const MAX_AGE = 60_000;

/**
 * Another clock, read without asking it each time: this machine's, corrected by a difference that is measured once a
 * minute. While the other clock does not answer, the last difference stays.
 *
 * @param read the other clock, in milliseconds since 1970
 * @throws the error of the first reading
 */
export async function createClock(
  read: () => Promise<number>,
  { machine = Date.now, elapsed = () => performance.now() } = {},
): Promise<() => Date> {
  let difference = 0;
  let measured = elapsed();
  const measure = async () => {
    const begun = machine();
    const time = await read();
    // The other clock is read between the two.
    difference = time - (begun + machine()) / 2;
  };
  await measure();
  return () => {
    if (elapsed() - measured > MAX_AGE) {
      measured = elapsed();
      measure().catch(() => undefined);
    }
    return new Date(machine() + difference);
  };
}

/** The clock of a PostgreSQL, which decides for all its servers. */
export function postgresClock(database: RecruitmentDatabase): Promise<() => Date> {
  const time = sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`;
  return createClock(async () => Number((await time.execute(database)).rows[0]?.ms));
}
