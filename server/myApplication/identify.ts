import type { Identification } from '../../src/contract/myApplication';
import { typedReference } from '../../src/domain/referenceNumber';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase } from '../database/tables';

const DAY = 24 * 60 * 60 * 1000;

/** The day of the counts: in UTC, so that all servers agree on it. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** When the counts begin anew, rounded up. */
export const secondsToNextDay = (now: Date): number =>
  Math.ceil((DAY - (now.getTime() % DAY)) / 1000);

/** Wrong dates of birth that a number may be tried with on a day. */
export const MOST_WRONG = 5;

/** `retryAfter`: seconds until the number can be tried again. */
type Identified =
  { type: 'found'; id: string } | { type: 'unknown' } | { type: 'tooMany'; retryAfter: number };

const UNKNOWN: Identified = { type: 'unknown' };

/**
 * Finds the application that a number and a date of birth open. Each attempt counts as wrong until it is found right,
 * so that attempts at the same time cannot exceed the limit. An unknown number is counted, too, so that the database
 * does exactly the same for it as for a wrong date.
 */
export async function identify(
  database: RecruitmentDatabase,
  { numer, dataUrodzenia }: Identification,
  now: Date,
): Promise<Identified> {
  const reference = typedReference(numer);
  // No application has such a number, as everybody may know.
  if (reference === null) return UNKNOWN;
  const day = dayOf(now);
  const identified = await inTransaction(database, async (transaction): Promise<Identified> => {
    const { wrong } = await transaction
      .insertInto('attempts')
      .values({ reference, day, wrong: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'reference'])
          .doUpdateSet((eb) => ({ wrong: eb('attempts.wrong', '+', 1) })),
      )
      .returning('wrong')
      .executeTakeFirstOrThrow();
    if (wrong > MOST_WRONG) {
      return { type: 'tooMany', retryAfter: secondsToNextDay(now) };
    }
    const found = await transaction
      .selectFrom('applications')
      .select('id')
      .where('reference', '=', reference)
      .where('birth_date', '=', dataUrodzenia)
      .executeTakeFirst();
    if (found === undefined) return UNKNOWN;
    await transaction
      .updateTable('attempts')
      .set((eb) => ({ wrong: eb('wrong', '-', 1) }))
      .where('reference', '=', reference)
      .where('day', '=', day)
      .execute();
    return { type: 'found', id: found.id };
  });
  await inTransaction(database, (transaction) =>
    transaction.deleteFrom('attempts').where('day', '<', day).execute(),
  );
  return identified;
}

/**
 * Counts how often a number was tried with a wrong date on this day; attempts beyond the limit count whatever their
 * date.
 */
export async function wrongAttempts(
  database: RecruitmentDatabase,
  reference: string,
  now: Date,
): Promise<number> {
  const row = await database
    .selectFrom('attempts')
    .select('wrong')
    .where('reference', '=', reference)
    .where('day', '=', dayOf(now))
    .executeTakeFirst();
  return row?.wrong ?? 0;
}
