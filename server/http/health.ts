import type { FastifyInstance } from 'fastify';
import { PostgresAdapter } from 'kysely';
import { isBusy } from '../database/inTransaction';
import type { RecruitmentDatabase } from '../database/tables';
import { bodyOfStatus, refuse } from './refusals';
import { withTimeout } from './withTimeout';

/**
 * The time that the database may take to answer a probe, in milliseconds: less than the default timeout of most probes.
 */
const PROBE_TIMEOUT = 900;

/**
 * Writes without changing anything, because a full disk, a read-only file system and a standby can still be read. While
 * another process writes, writing works, so this does not wait for it.
 */
async function write(database: RecruitmentDatabase): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      const row = transaction.selectFrom('outbox_counter').select('id');
      const isPostgres = transaction.getExecutor().adapter instanceof PostgresAdapter;
      await transaction
        .updateTable('outbox_counter')
        .set((eb) => ({ last: eb.ref('last') }))
        .where('id', 'in', isPostgres ? row.forUpdate().skipLocked() : row)
        .execute();
    });
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}

/** A database without its tables, or with a damaged file, may still answer `select 1`. */
async function useDatabase(database: RecruitmentDatabase): Promise<void> {
  await database.selectFrom('catalogue').select('version').executeTakeFirstOrThrow();
  await write(database);
}

/**
 * Probes for orchestrators and load balancers: live while the process answers, ready while the database can be read and
 * written, too.
 */
export function healthRoutes(app: FastifyInstance, database: RecruitmentDatabase): void {
  app.get('/health/live', { logLevel: 'warn' }, () => ({ status: 'live' }));
  let running: Promise<void> | null = null;
  /** Probes share one check at a time, because it writes to the disk. */
  const probe = () =>
    (running ??= useDatabase(database).finally(() => {
      running = null;
    }));
  app.get('/health/ready', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await withTimeout(PROBE_TIMEOUT, probe());
    } catch (err) {
      request.log.warn({ err }, 'not ready');
      return refuse(reply, { status: 503, body: bodyOfStatus(503) });
    }
    return { status: 'ready' };
  });
}
