import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase } from '../database/openDatabase';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Deletes the applications that were stored more than `days` days before `now`, and the keys of that time.
 *
 * @returns how many applications there were
 */
async function deleteOldApplications(
  database: RecruitmentDatabase,
  days: number,
  now: Date,
): Promise<number> {
  const limit = new Date(now.getTime() - days * DAY).toISOString();
  return inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('idempotency').where('created_at', '<', limit).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('applications')
      .where('created_at', '<', limit)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

/**
 * Deletes old applications when the server starts and then once a day. A fault is logged; the next day tries again.
 *
 * @param days how long applications are kept; 0 for ever
 */
export function deleteOldApplicationsDaily(
  app: FastifyInstance,
  { database, days, now }: { database: RecruitmentDatabase; days: number; now: () => Date },
): void {
  if (days === 0) return;
  const work = async () => {
    try {
      const rows = await deleteOldApplications(database, days, now());
      app.log.info({ rows }, 'old applications deleted');
    } catch (err) {
      app.log.error({ err }, 'old applications were not deleted');
    }
  };
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = work();
  }, DAY).unref();
  // Nobody waits for it: many rows take longer than a start may.
  app.addHook('onReady', (done) => {
    working = work();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await working;
  });
}
