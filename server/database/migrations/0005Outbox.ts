import { randomUUID } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';
import type { Tables } from '../tables';

/** Rows per query. */
const BATCH_SIZE = 500;

type Outbox = Pick<Tables, 'applications' | 'outbox' | 'outbox_counter'>;

interface Place {
  created_at: string;
  id: string;
}

/** The next applications, oldest first. */
function applicationsAfter(database: Kysely<Outbox>, { created_at, id }: Place) {
  return database
    .selectFrom('applications')
    .select(['id', 'created_at'])
    .where((eb) =>
      eb.or([
        eb('created_at', '>', created_at),
        eb.and([eb('created_at', '=', created_at), eb('id', '>', id)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
}

/** @returns the last position */
async function storeEvents(database: Kysely<Outbox>): Promise<number> {
  let last: Place = { created_at: '', id: '' };
  let position = 0;
  for (;;) {
    const rows: Place[] = await applicationsAfter(database, last);
    const end = rows.at(-1);
    if (end === undefined) return position;
    const before = position;
    const events = rows.map(({ id, created_at }, index) => ({
      id: randomUUID(),
      position: before + index + 1,
      kind: 'zgloszenie.zapisane' as const,
      application_id: id,
      created_at,
      state: 'waiting' as const,
      attempts: 0,
      due_at: created_at,
    }));
    await database.insertInto('outbox').values(events).execute();
    position += rows.length;
    last = end;
  }
}

async function migrate(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('application_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('first_attempt_at', 'text')
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('result', 'text')
    .addUniqueConstraint('outbox_position', ['position'])
    .execute();
  const index = (name: string) => schema.createIndex(name).on('outbox');
  await index('outbox_application_id').column('application_id').execute();
  await index('outbox_due').columns(['state', 'due_at']).execute();
  await schema
    .createTable('outbox_counter')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  const tables = database.withTables<Outbox>();
  const last = await storeEvents(tables);
  await tables.insertInto('outbox_counter').values({ id: 1, last }).execute();
}

/** Creates the outbox (docs/adr/0021), with an event for each stored application, in the order they came in. */
export const outbox: Migration = {
  async up(database: Kysely<unknown>) {
    // PostgreSQL already runs migrations in a transaction.
    if (database.isTransaction) await migrate(database);
    else await database.transaction().execute(migrate);
  },
};
