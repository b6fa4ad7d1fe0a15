import type { Transaction } from 'kysely';
import type { RecruitmentDatabase } from './openDatabase';
import type { Tables } from './tables';

/** How long a transaction waits for another process that writes (an import), in milliseconds. */
export const BUSY_TIMEOUT = 10_000;
/** After how many milliseconds it asks again. */
const BUSY_DELAY = 20;

function isBusy(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('SQLITE_BUSY')
  );
}

/**
 * Does `work` in one transaction. Where another process writes to the embedded database it asks again, for up to 10 s,
 * and leaves the one connection free meanwhile: while SQLite waits it holds the connection, and so does a transaction
 * that has begun (docs/adr/0013).
 *
 * @param work is done anew when the database was busy, so it must change nothing but `transaction`
 * @returns what `work` returns, after the commit
 * @throws what `work` throws, and the database's errors
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
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, BUSY_DELAY));
  }
}
