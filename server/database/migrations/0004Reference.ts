import { type Kysely, type Migration, sql } from 'kysely';
import { referenceNumber } from '../../../src/domain/referenceNumber';
import { run } from './statements';

interface Row {
  id: string;
  person_key: string;
  key: string | null;
}

async function fillReferences(database: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<Row>`select applications.id, applications.person_key, idempotency_key as key
    from applications left join idempotency on application_id = applications.id
    order by applications.id`.execute(database);
  for (const { id, person_key, key } of rows) {
    const reference = referenceNumber(key ?? id);
    await sql`update applications set reference = ${reference} where id = ${id}`.execute(database);
    await sql`update idempotency set person_key = ${person_key}
      where application_id = ${id}`.execute(database);
  }
}

/**
 * Gives every application its reference number, derived from its `Idempotency-Key`, and every key the person it belongs
 * to; creates the table that records who exported applications.
 */
export const reference: Migration = {
  async up(database: Kysely<unknown>) {
    await run(
      database,
      "alter table applications add column reference text not null default ''",
      "alter table idempotency add column person_key text not null default ''",
      // Without it each application would read all keys.
      'create index idempotency_application_id on idempotency (application_id)',
    );
    await fillReferences(database);
    await run(
      database,
      'create index applications_reference on applications (reference)',
      'create index applications_email on applications (lower(email))',
      'create table audit (id text primary key, at text not null, actor text not null, command text not null, applications integer not null)',
    );
  },
};
