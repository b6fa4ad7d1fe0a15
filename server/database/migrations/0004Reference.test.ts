import { referenceNumber } from '../../../src/domain/referenceNumber';
import { applicationRow } from '../../applications/applicationRow';
import { testApplication, testPesel } from '../../testing/testApplication';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { RecruitmentDatabase } from '../tables';
import { reference } from './0004Reference';

let place: TestDatabase;
let database: RecruitmentDatabase;

beforeEach(async () => {
  place = await createTestDatabase();
  database = await place.open();
});
afterEach(async () => {
  await database.destroy();
  await place.remove();
});

const CREATED = '2026-09-01T10:00:00.000Z';

/** Stores applications as a server without the migration did, and puts the tables back to that version. */
async function storeBefore(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...applicationRow(testApplication({ pesel: testPesel(index + 1) }), {
      id: `id-${index}`,
      reference: '',
      createdAt: CREATED,
      suspected: null,
    }),
  }));
  await database
    .insertInto('applications')
    .values(rows.slice(0, count / 2))
    .execute();
  await database
    .insertInto('applications')
    .values(rows.slice(count / 2))
    .execute();
  await database
    .insertInto('idempotency')
    .values({
      idempotency_key: 'key-0',
      content_hash: '',
      person_key: '',
      application_id: 'id-0',
      created_at: CREATED,
    })
    .execute();
  await database.schema.dropIndex('applications_reference').execute();
  await database.schema.dropIndex('applications_email').execute();
  await database.schema.dropIndex('idempotency_application_id').execute();
  await database.schema.alterTable('idempotency').dropColumn('person_key').execute();
  await database.schema.alterTable('applications').dropColumn('reference').execute();
  await database.schema.dropTable('audit').execute();
}

test('stored applications get the number of their key, and without a key one of their own', async () => {
  await storeBefore(1002);
  await reference.up(database);
  const rows = await database.selectFrom('applications').select(['id', 'reference']).execute();
  const numbers = new Map(rows.map(({ id, reference }) => [id, reference]));
  expect(numbers.get('id-0')).toBe(referenceNumber('key-0'));
  expect(numbers.get('id-1')).toBe(referenceNumber('id-1'));
  expect(new Set(numbers.values()).size).toBe(1002);
  const [key] = await database.selectFrom('idempotency').select('person_key').execute();
  expect(key?.person_key).not.toBe('');
});
