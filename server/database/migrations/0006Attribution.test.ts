import { sql } from 'kysely';
import { storeApplication } from '../../testing/storeApplication';
import { createTestDatabase } from '../../testing/testDatabase';

test('applications of an earlier release have no campaign, and a server of it may still store some', async () => {
  const place = await createTestDatabase();
  const before = await place.open();
  await storeApplication(before, 'one');
  await before.schema.alterTable('applications').dropColumn('attribution').execute();
  await sql`delete from kysely_migration where name = '0006Attribution'`.execute(before);
  const row = await before.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
  const database = await place.open();
  const other = { ...row, id: 'two', kierunek_specjalnosc_id: 'another' };
  await before.insertInto('applications').values(other).execute();
  const rows = await database.selectFrom('applications').select('attribution').execute();
  expect(rows).toEqual([{ attribution: null }, { attribution: null }]);
  await before.destroy();
  await database.destroy();
  await place.remove();
});
