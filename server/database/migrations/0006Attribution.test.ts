import { openEarlier, storeEarlier } from '../../testing/earlierRelease';
import { testSubmission } from '../../testing/storeApplication';
import { createTestDatabase } from '../../testing/testDatabase';

test('applications of an earlier release have no campaign', async () => {
  const place = await createTestDatabase();
  const before = await openEarlier(place, '0006Attribution');
  await storeEarlier(before, [{ ...testSubmission('one').row }]);
  await before.destroy();
  const database = await place.open();
  const rows = await database.selectFrom('applications').select('attribution').execute();
  expect(rows).toEqual([{ attribution: null }]);
  await database.destroy();
  await place.remove();
});
