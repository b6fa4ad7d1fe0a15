import { sql, type Kysely, type Migration } from 'kysely';
import { referenceNumber } from '../../../src/domain/referenceNumber';
import type { Tables } from '../tables';

/** Rows per query. */
const BATCH_SIZE = 500;

type Applications = Pick<Tables, 'applications' | 'idempotency'>;

/** The next applications by id, with the key of the request that stored them. */
function applicationsAfter(database: Kysely<Applications>, id: string) {
  return database
    .selectFrom('applications')
    .leftJoin('idempotency', 'idempotency.application_id', 'applications.id')
    .select(['applications.id', 'applications.person_key', 'idempotency.idempotency_key as key'])
    .where('applications.id', '>', id)
    .orderBy('applications.id')
    .limit(BATCH_SIZE)
    .execute();
}

type Row = Awaited<ReturnType<typeof applicationsAfter>>[number];

async function fillReferences(database: Kysely<Applications>): Promise<void> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: Row[] = await applicationsAfter(database, last);
    for (const { id, person_key, key } of rows) {
      await database
        .updateTable('applications')
        .set({ reference: referenceNumber(key ?? id) })
        .where('id', '=', id)
        .execute();
      await database
        .updateTable('idempotency')
        .set({ person_key })
        .where('application_id', '=', id)
        .execute();
    }
    last = rows.at(-1)?.id;
  }
}

async function migrate(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('applications')
    .addColumn('reference', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('idempotency')
    .addColumn('person_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  // Without it each batch would read all keys.
  await schema
    .createIndex('idempotency_application_id')
    .on('idempotency')
    .column('application_id')
    .execute();
  await fillReferences(database.withTables<Applications>());
  const index = (name: string) => schema.createIndex(name).on('applications');
  await index('applications_reference').column('reference').execute();
  await index('applications_email')
    .expression(sql`lower(email)`)
    .execute();
  await schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('applications', 'integer', (column) => column.notNull())
    .execute();
}

/**
 * Gives every application its reference number, derived from its `Idempotency-Key`, and every key the person it belongs
 * to; creates the table that records who exported applications.
 */
export const reference: Migration = {
  async up(database: Kysely<unknown>) {
    // PostgreSQL already runs migrations in a transaction.
    if (database.isTransaction) await migrate(database);
    else await database.transaction().execute(migrate);
  },
};
