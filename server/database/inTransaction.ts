import type { Transaction } from 'kysely';
import { codeOf } from './errors';
import type { RecruitmentDatabase, Tables } from './tables';

/** The time that a transaction waits for another process that writes (an import), in milliseconds. */
export const BUSY_TIMEOUT = 10_000;
/** Delay between two attempts, in milliseconds. */
export const BUSY_DELAY = 20;

/** Returns whether another process writes to the embedded database. */
export const isBusy = (error: unknown) => codeOf(error)?.startsWith('SQLITE_BUSY') === true;

/** PostgreSQL has undone the transaction for the sake of another one. */
const DEADLOCK = '40P01';

/**
 * Runs `work` in one transaction, again after a deadlock. While another process writes to the embedded database, it
 * retries for up to 10 s and leaves the only connection free in between, because both SQLite's own wait and an open
 * transaction would block it (docs/adr/0006).
 *
 * @param work may run several times, so it must not change anything but `transaction`
 * @returns the result of `work`, after the commit
 * @throws the errors of `work` and of the database
 */
export async function inTransaction<TResult>(
  database: RecruitmentDatabase,
  work: (transaction: Transaction<Tables>) => Promise<TResult>,
): Promise<TResult> {
  const end = performance.now() + BUSY_TIMEOUT;
  for (;;) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      const isRepeated = isBusy(error) || codeOf(error) === DEADLOCK;
      if (!isRepeated || performance.now() >= end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, BUSY_DELAY));
  }
}
