import type { Kysely, Migration } from 'kysely';
import { randomUUID } from 'node:crypto';
import { insertRows } from '../insertRows';
import type { Tables } from '../tables';
import { run } from './statements';

/** @returns the last position */
async function storeEvents(database: Kysely<Tables>): Promise<number> {
  const applications = database.selectFrom('applications').select(['id', 'created_at']);
  const rows = await applications.orderBy('created_at').orderBy('id').execute();
  const events = rows.map(({ id, created_at }, index) => ({
    id: randomUUID(),
    position: index + 1,
    kind: 'zgloszenie.zapisane' as const,
    application_id: id,
    created_at,
    state: 'waiting' as const,
    attempts: 0,
    due_at: created_at,
  }));
  await insertRows(database, 'outbox', events);
  return events.length;
}

/** Creates the outbox (docs/adr/0021), with an event for each stored application, in the order they came in. */
export const outbox: Migration = {
  async up(database: Kysely<unknown>) {
    await run(
      database,
      `create table outbox (id text primary key, position integer, kind text not null, application_id text not null,
        created_at text not null, state text not null, attempts integer not null, first_attempt_at text,
        due_at text not null, lease text, result text, constraint outbox_position unique (position))`,
      'create index outbox_application_id on outbox (application_id)',
      'create index outbox_due on outbox (state, due_at)',
      'create table outbox_counter (id integer primary key, last integer not null)',
    );
    const tables = database.withTables<Pick<Tables, keyof Tables>>();
    const last = await storeEvents(tables);
    await tables.insertInto('outbox_counter').values({ id: 1, last }).execute();
  },
};
