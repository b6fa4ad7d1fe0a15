import { PostgresAdapter, sql } from 'kysely';
import { BUSY_DELAY, BUSY_TIMEOUT } from './inTransaction';
import type { RecruitmentDatabase } from './tables';

/** The time that a command goes on trying, in milliseconds. */
const COMMAND_TIMEOUT = 60_000;

/** The log of the database still holds what was deleted. */
export class LogNotEmptyError extends Error {}

/**
 * Empties the write-ahead log of the embedded database, which otherwise still contains rows that were deleted.
 * PostgreSQL looks after its own log.
 *
 * @param timeout how long it tries while another process uses the database, in milliseconds
 * @returns whether the log is empty
 */
export async function truncateLog(
  database: RecruitmentDatabase,
  timeout = BUSY_TIMEOUT,
): Promise<boolean> {
  if (database.getExecutor().adapter instanceof PostgresAdapter) return true;
  const end = performance.now() + timeout;
  const truncate = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  for (;;) {
    const { rows } = await truncate.execute(database);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, BUSY_DELAY));
  }
}

/**
 * Empties the log for a command, which says so when that takes longer.
 *
 * @throws LogNotEmptyError when another process has read the database all the time
 */
export async function truncateLogOrSay(
  database: RecruitmentDatabase,
  say: (line: string) => void,
): Promise<void> {
  if (await truncateLog(database)) return;
  say('Another process reads the database, whose log still contains what was deleted. Trying on.');
  if (await truncateLog(database, COMMAND_TIMEOUT)) return;
  throw new LogNotEmptyError(
    'The log of the database still contains what was deleted. Run the command again when the other process has ended.',
  );
}
