import { referenceNumber } from '../../../src/domain/referenceNumber';
import { testSubmission } from '../../testing/storeApplication';
import { testPesel } from '../../testing/testApplication';
import { databaseForEachTest } from '../../testing/testDatabase';
import { reference } from './0004Reference';

const place = databaseForEachTest();

const CREATED = '2026-09-01T10:00:00.000Z';

/** Stores applications as a server without the migration did, and puts the tables back to that version. */
async function storeBefore(count: number): Promise<void> {
  const { database } = place;
  const rows = Array.from(
    { length: count },
    (_, index) => testSubmission(`id-${index}`, { pesel: testPesel(index + 1) }, CREATED).row,
  );
  for (const half of [rows.slice(0, count / 2), rows.slice(count / 2)]) {
    await database.insertInto('applications').values(half).execute();
  }
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
  await reference.up(place.database);
  const rows = await place.database
    .selectFrom('applications')
    .select(['id', 'reference'])
    .execute();
  const numbers = new Map(rows.map(({ id, reference }) => [id, reference]));
  expect(numbers.get('id-0')).toBe(referenceNumber('key-0'));
  expect(numbers.get('id-1')).toBe(referenceNumber('id-1'));
  expect(new Set(numbers.values()).size).toBe(1002);
  const [key] = await place.database.selectFrom('idempotency').select('person_key').execute();
  expect(key?.person_key).not.toBe('');
});
