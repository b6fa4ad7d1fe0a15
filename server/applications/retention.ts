import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase } from '../database/openDatabase';
import type { Tables } from '../database/tables';

const DAY = 24 * 60 * 60 * 1000;

/** How far the clock may be beyond the last application, or the last time that it was believed, in days. */
const MOST_DAYS_WITHOUT_APPLICATION = 90;

/** How many applications may go at a time, whatever their share: the last ones of a season are all that is stored. */
const FEW = 100;

/**
 * How long applications are kept.
 *
 * - `days`: how many days; 0 for ever
 * - `percent`: how many of a hundred stored applications the server deletes at a time at most, where they are over 100
 */
export interface Retention {
  days: number;
  percent: number;
}

/** What is deleted at a time is stored before this moment. */
function limitOf(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY).toISOString();
}

async function deleteBefore(transaction: Transaction<Tables>, limit: string): Promise<number> {
  await transaction.deleteFrom('idempotency').where('created_at', '<', limit).execute();
  const { numDeletedRows } = await transaction
    .deleteFrom('applications')
    .where('created_at', '<', limit)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Deletes the applications that were stored more than `days` days before `now`, and the keys of that time, however many.
 *
 * @returns how many applications there were
 */
export async function deleteOldApplications(
  database: RecruitmentDatabase,
  days: number,
  now: Date,
): Promise<number> {
  return inTransaction(database, (transaction) => deleteBefore(transaction, limitOf(now, days)));
}

/** When the last application was stored, or null when there is none. */
async function lastApplication(database: RecruitmentDatabase): Promise<Date | null> {
  const { last } = await database
    .selectFrom('applications')
    .select(({ fn }) => fn.max('created_at').as('last'))
    .executeTakeFirstOrThrow();
  // `max` of no rows is null, which Kysely's type leaves out.
  return typeof last === 'string' ? new Date(last) : null;
}

/** Deletes unless over 100 and more than `percent` of all applications would go; then `deleted` is false and `rows` would have gone. */
async function deleteShare(
  database: RecruitmentDatabase,
  { days, percent }: Retention,
  now: Date,
): Promise<{ deleted: boolean; rows: number; all: number }> {
  const limit = limitOf(now, days);
  return inTransaction(database, async (transaction) => {
    const counted = await transaction
      .selectFrom('applications')
      .select(({ fn }) => fn.countAll().as('all'))
      .select(({ fn }) => fn.countAll().filterWhere('created_at', '<', limit).as('old'))
      .executeTakeFirstOrThrow();
    const all = Number(counted.all);
    const rows = Number(counted.old);
    if (rows > FEW && rows * 100 > all * percent) return { deleted: false, rows, all };
    return { deleted: true, rows: await deleteBefore(transaction, limit), all };
  });
}

/**
 * Deletes old applications when the server starts and then once a day. It deletes nothing, and logs why, when the clock
 * cannot be right or more would go than a day brings (docs/hosting.md, "Deleting applications"). A fault is logged; the
 * next day tries again.
 */
export function deleteOldApplicationsDaily(
  app: FastifyInstance,
  parts: { database: RecruitmentDatabase; retention: Retention; now: () => Date },
): void {
  const { database, retention, now } = parts;
  if (retention.days === 0) return;
  // When the clock was last right. From then on new applications say nothing about it: they have their time from there.
  // Until then each day looks at them anew, as after a winter without any the first ones show that it is right.
  let believed: Date | null = null;

  const deleteUnlessDoubtful = async () => {
    const today = now();
    const last = believed ?? (await lastApplication(database)) ?? today;
    const days = Math.floor((today.getTime() - last.getTime()) / DAY);
    if (days > MOST_DAYS_WITHOUT_APPLICATION) {
      app.log.error(
        { days, last: last.toISOString() },
        'old applications were not deleted: is the clock right?',
      );
      return;
    }
    believed = today;
    const { deleted, ...counts } = await deleteShare(database, retention, today);
    if (deleted) app.log.info(counts, 'old applications deleted');
    else app.log.error(counts, 'old applications were not deleted: too many would go at a time');
  };
  const work = () =>
    deleteUnlessDoubtful().catch((err: unknown) =>
      app.log.error({ err }, 'old applications were not deleted'),
    );

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
