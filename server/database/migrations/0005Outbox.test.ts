import { numberEvents } from '../../outbox/numberEvents';
import { eventsAfter } from '../../outbox/readEvents';
import { openEarlier, storeEarlier } from '../../testing/earlierRelease';
import { storeApplication, testSubmission } from '../../testing/storeApplication';
import { testPesel } from '../../testing/testApplication';
import { createTestDatabase } from '../../testing/testDatabase';

test('applications of an earlier release get their events, oldest first, and later ones follow', async () => {
  const place = await createTestDatabase();
  const earlier = await openEarlier(place, '0005Outbox');
  const before = Array.from({ length: 1002 }, (_, index) => {
    const day = String(28 - (index % 28)).padStart(2, '0');
    return testSubmission(`id-${index}`, { pesel: testPesel(index) }, `2026-08-${day}T10:00:00Z`);
  });
  await storeEarlier(
    earlier,
    before.map(({ row }) => ({ ...row })),
  );
  await earlier.destroy();
  const database = await place.open();
  await storeApplication(database, 'new', { pesel: testPesel(2000) });
  await numberEvents(database);
  const events = await eventsAfter(database, 0, 2000);
  expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1));
  expect(events).toHaveLength(1003);
  const times = events.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort());
  expect(new Set(events.map(({ id }) => id)).size).toBe(1003);
  await database.destroy();
  await place.remove();
});
