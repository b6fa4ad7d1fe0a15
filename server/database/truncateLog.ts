import { PostgresAdapter, sql } from 'kysely';
import { BUSY_DELAY, BUSY_TIMEOUT } from './inTransaction';
import type { RecruitmentDatabase } from './tables';

/**
 * Empties the write-ahead log of the embedded database, which otherwise still contains rows that were deleted. PostgreSQL
 * looks after its own log. The log stays as it is when another process uses the database for 10 s.
 */
export async function truncateLog(database: RecruitmentDatabase): Promise<void> {
  if (database.getExecutor().adapter instanceof PostgresAdapter) return;
  const end = performance.now() + BUSY_TIMEOUT;
  const truncate = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  for (;;) {
    const { rows } = await truncate.execute(database);
    if (rows[0]?.busy === 0 || performance.now() >= end) return;
    await new Promise((resolve) => setTimeout(resolve, BUSY_DELAY));
  }
}
