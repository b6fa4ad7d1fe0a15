import { PostgresAdapter, sql } from 'kysely';
import { BUSY_DELAY, BUSY_TIMEOUT } from './inTransaction';
import type { RecruitmentDatabase } from './tables';

/**
 * Empties the write-ahead log of the embedded database, which otherwise still contains rows that were deleted.
 * Tries for some seconds while another process reads the database. PostgreSQL looks after its own log.
 *
 * @returns whether the log is empty
 */
export async function truncateLog(database: RecruitmentDatabase): Promise<boolean> {
  if (database.getExecutor().adapter instanceof PostgresAdapter) return true;
  const end = performance.now() + BUSY_TIMEOUT;
  const truncate = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  for (;;) {
    const { rows } = await truncate.execute(database);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, BUSY_DELAY));
  }
}

/**
 * Empties the log for a command.
 *
 * @throws Error when another process has read the database all the time
 */
export async function truncateLogOrFail(database: RecruitmentDatabase): Promise<void> {
  if (await truncateLog(database)) return;
  throw new Error(
    'Another process reads the database, whose log still contains what was deleted. Run the command again when it has ended.',
  );
}
