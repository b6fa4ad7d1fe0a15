import { saveApplications } from '../../applications/saveApplications';
import { numberEvents } from '../../outbox/numberEvents';
import { eventsAfter } from '../../outbox/readEvents';
import { storeApplication, testSubmission } from '../../testing/storeApplication';
import { testPesel } from '../../testing/testApplication';
import { createTestDatabase } from '../../testing/testDatabase';
import { outbox } from './0005Outbox';

test('applications of an earlier release get their events, oldest first, and later ones follow', async () => {
  const place = await createTestDatabase();
  const database = await place.open();
  const before = Array.from({ length: 1002 }, (_, index) => {
    const day = String(28 - (index % 28)).padStart(2, '0');
    return testSubmission(`id-${index}`, { pesel: testPesel(index) }, `2026-08-${day}T10:00:00Z`);
  });
  await saveApplications(database, before.slice(0, 500));
  await saveApplications(database, before.slice(500));
  await database.schema.dropTable('outbox').execute();
  await database.schema.dropTable('outbox_counter').execute();
  await outbox.up(database);
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
