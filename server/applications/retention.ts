import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase, Tables } from '../database/tables';
import { truncateLog } from '../database/truncateLog';
import { insertErasures } from '../outbox/insertEvents';
import { deleteEvents } from '../outbox/numberEvents';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Up to this many applications may be deleted at once whatever their share, because at the end of a season no others
 * are stored.
 */
const FEW = 10;

/** Nothing was deleted, because a wrong clock or setting would delete too much. The message says what to do. */
class TooManyError extends Error {
  constructor(
    readonly old: number,
    readonly all: number,
  ) {
    super(
      `${old} of ${all} applications are older than APPLICATIONS_KEEP_DAYS, more than a tenth. Check the clock and the setting, then run "delete-old-applications --yes".`,
    );
  }
}

/** `now` less the days: applications that are older are deleted. */
const limitOf = (days: number, now: Date) => new Date(now.getTime() - days * DAY).toISOString();

/** Counts all applications, and those stored before `limit`. */
async function countBefore(database: Kysely<Tables>, limit: string) {
  const counted = await database
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll().as('all'))
    .select(({ fn }) => fn.countAll().filterWhere('created_at', '<', limit).as('old'))
    .executeTakeFirstOrThrow();
  return { all: Number(counted.all), old: Number(counted.old) };
}

/** Counts all applications, and those stored more than `days` days before `now`. */
export const countOldApplications = (database: RecruitmentDatabase, days: number, now: Date) =>
  countBefore(database, limitOf(days, now));

/**
 * Deletes all applications, idempotency keys and events stored more than `days` days before `now`. An event tells
 * other systems of each deletion. The places stay taken, because the candidates keep them.
 *
 * @param force also when more than ten applications, and more than a tenth of all, are that old
 * @returns the number of deleted applications
 * @throws TooManyError without `force`
 */
export async function deleteOldApplications(
  database: RecruitmentDatabase,
  { days, force = false }: { days: number; force?: boolean },
  now: Date,
): Promise<number> {
  const limit = limitOf(days, now);
  return inTransaction(database, async (transaction) => {
    const { all, old } = await countBefore(transaction, limit);
    if (!force && old > Math.max(FEW, all / 10)) throw new TooManyError(old, all);
    for (const table of ['attempts', 'address_attempts', 'salts'] as const) {
      await transaction.deleteFrom(table).where('day', '<', limit.slice(0, 10)).execute();
    }
    // Events of old applications are deleted, too, whenever they happened.
    await deleteEvents(transaction, (eb) =>
      eb.or([
        eb('created_at', '<', limit),
        eb(
          'application_id',
          'in',
          eb.selectFrom('applications').select('id').where('created_at', '<', limit),
        ),
      ]),
    );
    const deleted = await transaction
      .deleteFrom('applications')
      .where('created_at', '<', limit)
      .returning('reference')
      .execute();
    // Keys are deleted after the applications, in the order of a withdrawal.
    await transaction.deleteFrom('idempotency').where('created_at', '<', limit).execute();
    await insertErasures(transaction, deleted, 'retention', now);
    return deleted.length;
  });
}

/**
 * Deletes old applications when the server starts and then once a day (docs/hosting.md, "Deleting applications"). Errors
 * are logged; the next day tries again.
 *
 * @param parts `days`: 0 keeps applications forever
 */
export function deleteOldApplicationsDaily(
  app: FastifyInstance,
  parts: { database: RecruitmentDatabase; days: number; now: () => Date },
): void {
  const { database, days, now } = parts;
  if (days === 0) return;
  const work = async () => {
    try {
      const rows = await deleteOldApplications(database, { days }, now());
      app.log.info({ rows }, 'old applications deleted');
      // The log is emptied every day, because another process may have used it the day before.
      if (!(await truncateLog(database))) {
        app.log.warn('the log of the database is in use and may contain deleted applications');
      }
    } catch (err) {
      // The log leaves out the messages of errors.
      const why = err instanceof TooManyError ? { old: err.old, all: err.all } : { err };
      app.log.error(why, 'old applications were not deleted');
    }
  };

  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = work();
  }, DAY).unref();
  // The start does not wait, because deleting many rows may take long.
  app.addHook('onReady', (done) => {
    working = work();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await working;
  });
}
