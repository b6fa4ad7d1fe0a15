import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type Kysely,
  PostgresAdapter,
  sql,
  type SqlBool,
  type Transaction,
} from 'kysely';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase, Tables } from '../database/tables';

/** Events per transaction. */
const BATCH_SIZE = 500;

const unnumbered = (database: Kysely<Tables>) =>
  database.selectFrom('outbox').select('id').where('position', 'is', null);

/**
 * Locks the positions, so that nobody else assigns one until the commit.
 *
 * @returns the last position
 */
async function lockPositions(transaction: Transaction<Tables>): Promise<number> {
  const { last } = await transaction
    .updateTable('outbox_counter')
    .set((eb) => ({ last: eb.ref('last') }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

async function numberBatch(transaction: Transaction<Tables>): Promise<void> {
  // The lock makes positions visible in ascending order.
  const last = await lockPositions(transaction);
  const rows = await unnumbered(transaction)
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  if (rows.length === 0) return;
  const places = rows.map(({ id }, index) => sql`(${id}, cast(${last + 1 + index} as integer))`);
  // Both databases name the columns of VALUES in this way.
  await sql`update outbox set position = places.column2 from (values ${sql.join(places)}) as places
    where outbox.id = places.column1`.execute(transaction);
  await transaction
    .updateTable('outbox_counter')
    .set({ last: last + rows.length })
    .execute();
}

/**
 * Gives committed events their positions. They ascend in the order in which they become visible, whatever the order in
 * which servers commit applications: after reading position 17, nobody will ever find a new event before it
 * (docs/adr/0021).
 */
export async function numberEvents(database: RecruitmentDatabase): Promise<void> {
  for (;;) {
    const waiting = await unnumbered(database).limit(1).execute();
    if (waiting.length === 0) return;
    await inTransaction(database, numberBatch);
  }
}

/** Chooses events. */
type Choice = (
  eb: ExpressionBuilder<Tables, 'outbox'>,
) => ExpressionWrapper<Tables, 'outbox', SqlBool>;

/**
 * On PostgreSQL, locks events in the order of positions, in which servers lease them: so that two servers never wait
 * for each other's rows. The embedded database has one writer at a time.
 */
export async function lockEvents(transaction: Transaction<Tables>, which: Choice): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  // Events without a position are locked in any order, by whoever gives them one.
  await lockPositions(transaction);
  const locked = transaction.selectFrom('outbox').select('id').where(which);
  await locked.orderBy('position').forUpdate().execute();
}

/** Deletes events, whether they were sent on or not. */
export async function deleteEvents(transaction: Transaction<Tables>, which: Choice): Promise<void> {
  await lockEvents(transaction, which);
  await transaction.deleteFrom('outbox').where(which).execute();
}
