import { sql } from 'kysely';
import { referenceNumber } from '../../../src/domain/referenceNumber';
import { openEarlier, storeEarlier } from '../../testing/earlierRelease';
import { testSubmission } from '../../testing/storeApplication';
import { testPesel } from '../../testing/testApplication';
import { createTestDatabase } from '../../testing/testDatabase';

test('stored applications get the number of their key, and without a key one of their own', async () => {
  const place = await createTestDatabase();
  const earlier = await openEarlier(place, '0004Reference');
  const rows = [0, 1].map(
    (index) => testSubmission(`id-${index}`, { pesel: testPesel(index) }).row,
  );
  await storeEarlier(
    earlier,
    rows.map((row) => ({ ...row })),
  );
  await sql`insert into idempotency (idempotency_key, content_hash, application_id, created_at)
    values ('key-0', '', 'id-0', '2026-09-01T10:00:00.000Z')`.execute(earlier);
  await earlier.destroy();
  const database = await place.open();
  const stored = database.selectFrom('applications').select('reference').orderBy('id');
  expect(await stored.execute()).toEqual(
    ['key-0', 'id-1'].map((source) => ({ reference: referenceNumber(source) })),
  );
  const keys = await database.selectFrom('idempotency').select('person_key').execute();
  expect(keys).toEqual([{ person_key: rows[0]?.person_key }]);
  await database.destroy();
  await place.remove();
});
