import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findApplications } from '../../office/officeRows';
import { FILLED, openEarlier, storeEarlier } from '../../testing/earlierRelease';
import { storeApplication, testSubmission } from '../../testing/storeApplication';
import { testPesel } from '../../testing/testApplication';
import { createTestDatabase } from '../../testing/testDatabase';
import type { RecruitmentDatabase } from '../tables';

const columnsOf = async (database: RecruitmentDatabase) =>
  (await database.introspection.getTables())
    .find(({ name }) => name === 'applications')
    ?.columns.map(({ name }) => name);

test('of applications of the release before only the payload and what is searched by remains', async () => {
  const place = await createTestDatabase();
  const before = await openEarlier(place, '0007StoredOnce');
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    ...testSubmission(`id-${index}`, { pesel: testPesel(index), email: `k${index}@example.org` })
      .row,
    suspected: index === 1 ? ('trap' as const) : null,
    attribution: index === 2 ? 'utm_source=Facebook' : null,
  }));
  await storeEarlier(before, rows);
  expect(await columnsOf(before)).toHaveLength(47);
  await before.destroy();

  const database = await place.open();
  expect(await columnsOf(database)).toHaveLength(10);
  const stored = await database.selectFrom('applications').selectAll().execute();
  const byId = new Map(stored.map((row) => [row.id, row]));
  expect(rows.map(({ id }) => byId.get(id))).toEqual(rows);
  expect(await findApplications(database, { email: 'K7@example.org' })).toMatchObject([
    { id: 'id-7', reference: rows[7]?.reference },
  ]);
  await expect(storeApplication(database, 'again', { pesel: testPesel(7) })).rejects.toThrow(
    'alreadyRegistered',
  );
  await storeApplication(database, 'new', { pesel: testPesel(2000) });
  await database.destroy();
  // The embedded database is one file without a log when it is closed; on PostgreSQL there is none.
  const files = readdirSync(place.directory);
  const old = files.filter((name) => readFileSync(join(place.directory, name)).includes(FILLED));
  expect(old).toEqual([]);
  await place.remove();
});
