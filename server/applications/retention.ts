import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase } from '../database/tables';
import { truncateLog } from '../database/truncateLog';
import { insertErasures } from '../outbox/insertEvents';
import { deleteEvents } from '../outbox/lockEvents';

const DAY = 24 * 60 * 60 * 1000;

/**
 * The clock is considered wrong when it is this many days past the last application or the last time it was right, or
 * as many as an application is kept: it would delete all of them.
 */
const MAX_DAYS_WITHOUT_APPLICATION = 90;

/** Up to this many applications may always be deleted at once: at the end of a season they are all that is stored. */
const SMALL_DELETION = 100;

/**
 * How long applications are stored.
 *
 * - `days`: 0 means forever
 * - `percent`: the share of stored applications that may be deleted at once, when there are more than 100
 */
export interface Retention {
  days: number;
  percent: number;
}

/** What a deletion did. Where `deleted` is false, `rows` would have been too many of `all`. */
interface Deletion {
  deleted: boolean;
  rows: number;
  all: number;
}

/**
 * Deletes all applications, idempotency keys and events stored too long before `now`, unless more than 100 applications
 * and more than `percent` of all would be lost. An event tells it of each application to other systems.
 */
async function deleteOld(
  database: RecruitmentDatabase,
  { days, percent }: Retention,
  now: Date,
): Promise<Deletion> {
  const limit = new Date(now.getTime() - days * DAY).toISOString();
  return inTransaction(database, async (transaction): Promise<Deletion> => {
    const counted = await transaction
      .selectFrom('applications')
      .select(({ fn }) => fn.countAll().as('all'))
      .select(({ fn }) => fn.countAll().filterWhere('created_at', '<', limit).as('old'))
      .executeTakeFirstOrThrow();
    const [all, old] = [Number(counted.all), Number(counted.old)];
    if (old > SMALL_DELETION && old * 100 > all * percent) {
      return { deleted: false, rows: old, all };
    }
    await transaction.deleteFrom('idempotency').where('created_at', '<', limit).execute();
    const deleted = await transaction
      .deleteFrom('applications')
      .where('created_at', '<', limit)
      .returning('reference')
      .execute();
    await deleteEvents(transaction, (eb) => eb('created_at', '<', limit));
    await insertErasures(transaction, deleted, 'retention', now);
    return { deleted: true, rows: deleted.length, all };
  });
}

/**
 * Deletes whatever was stored more than `days` days before `now`, however much it is.
 *
 * @returns the number of deleted applications
 */
export async function deleteOldApplications(
  database: RecruitmentDatabase,
  days: number,
  now: Date,
): Promise<number> {
  return (await deleteOld(database, { days, percent: 100 }, now)).rows;
}

/** When the last application was stored; null when there is none. */
async function lastApplication(database: RecruitmentDatabase): Promise<Date | null> {
  const { last } = await database
    .selectFrom('applications')
    .select(({ fn }) => fn.max('created_at').as('last'))
    .executeTakeFirstOrThrow();
  // `max` of no rows is null, which Kysely's type leaves out.
  return typeof last === 'string' ? new Date(last) : null;
}

/**
 * Deletes old applications when the server starts and then once a day. Deletes nothing, and logs why, when the clock is
 * implausible or too many rows would be lost (docs/hosting.md, "Deleting applications"). Errors are logged; the next
 * day tries again.
 */
export function deleteOldApplicationsDaily(
  app: FastifyInstance,
  parts: { database: RecruitmentDatabase; retention: Retention; now: () => Date },
): void {
  const { database, retention, now } = parts;
  if (retention.days === 0) return;
  // When the clock was last trusted. Until the first time, each day compares it with the last application: after a
  // winter without any, the first new ones confirm it. Later on applications prove nothing, as this clock dates them.
  let trusted: Date | null = null;

  const deleteUnlessImplausible = async () => {
    const today = now();
    const last = trusted ?? (await lastApplication(database)) ?? today;
    const days = Math.floor((today.getTime() - last.getTime()) / DAY);
    if (days > Math.min(MAX_DAYS_WITHOUT_APPLICATION, retention.days)) {
      app.log.error(
        { days, last: last.toISOString() },
        'old applications were not deleted: is the clock right?',
      );
      return;
    }
    trusted = today;
    const { deleted, ...counts } = await deleteOld(database, retention, today);
    if (deleted) app.log.info(counts, 'old applications deleted');
    else app.log.error(counts, 'old applications were not deleted: too many at once');
    // Every day: another process may have used the log on the day before.
    if (!(await truncateLog(database))) {
      app.log.warn('the log of the database is in use and may contain deleted applications');
    }
  };
  const work = () =>
    deleteUnlessImplausible().catch((err: unknown) =>
      app.log.error({ err }, 'old applications were not deleted'),
    );

  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = work();
  }, DAY).unref();
  // Not awaited: deleting many rows may take longer than a start should.
  app.addHook('onReady', (done) => {
    working = work();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await working;
  });
}
