import { sql } from 'kysely';
import { saveApplications } from '../applications/saveApplications';
import { CONFIRMATION, SAVED } from '../database/eventKinds';
import { inTransaction } from '../database/inTransaction';
import type { RecruitmentDatabase } from '../database/tables';
import { storeApplication, testSubmission } from '../testing/storeApplication';
import { testApplication, testPesel } from '../testing/testApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { insertEvents } from './insertEvents';
import { numberEvents } from './numberEvents';
import { eventsAfter } from './readEvents';

const place = databaseForEachTest();

/** The next events, as a reader of the feed gets them. */
async function read(after: number, limit = 1000) {
  await numberEvents(place.database);
  return (await eventsAfter(place.database, after, limit)).events;
}

test('of a stored application the feed has one event, with the application as it was sent', async () => {
  const { row, ...submission } = testSubmission('one');
  const attribution = 'utm_source=Facebook';
  await saveApplications(
    place.database,
    [{ ...submission, row: { ...row, attribution } }],
    [SAVED, CONFIRMATION],
  );
  const events = await read(0);
  expect(events).toEqual([
    {
      id: events[0]?.id,
      position: expect.any(Number) as number,
      type: 'zgloszenie.zapisane',
      timestamp: '2026-09-01T10:00:00.000Z',
      data: {
        reference: row.reference,
        flags: [],
        attribution: { utm_source: 'Facebook' },
        application: testApplication(),
      },
    },
  ]);
});

test('an application whose event cannot be stored is not stored either', async () => {
  await sql`drop table outbox`.execute(place.database);
  await expect(saveApplications(place.database, [testSubmission('one')])).rejects.toThrow('outbox');
  expect(await place.database.selectFrom('applications').select('id').execute()).toEqual([]);
});

test('a position is never given twice, even when the last event was deleted', async () => {
  await storeApplication(place.database, 'one');
  expect(await read(0)).toMatchObject([{ position: 1 }]);
  await place.database.deleteFrom('outbox').execute();
  await storeApplication(place.database, 'two', { pesel: testPesel(2) });
  expect(await read(1)).toMatchObject([{ position: 2 }]);
});

test('an event without its application is left out, and does not end the page', async () => {
  for (const index of [1, 2, 3]) {
    const createdAt = `2026-09-01T10:00:0${index}.000Z`;
    await storeApplication(place.database, `id-${index}`, { pesel: testPesel(index) }, createdAt);
  }
  await place.database.deleteFrom('applications').where('id', '=', 'id-2').execute();
  expect(await read(0)).toMatchObject([{ position: 1 }, { position: 3 }]);
});

test('while several servers store and number, a reader gets each event once, in order', async () => {
  const servers = [place.database, await place.open(), await place.open()];
  const rounds = 20;
  const perBatch = 12;
  let writing = servers.length;
  const write = async (server: RecruitmentDatabase, which: number) => {
    for (let round = 0; round < rounds; round += 1) {
      const batch = Array.from({ length: perBatch }, (_, index) => {
        const number = (which * rounds + round) * perBatch + index;
        return testSubmission(`id-${number}`, { pesel: testPesel(number) });
      });
      await saveApplications(server, batch);
      if (round % 3 === which) await numberEvents(server);
    }
    writing -= 1;
  };
  const positions: number[] = [];
  const seen = new Set<string>();
  const readAll = async () => {
    for (;;) {
      const isLast = writing === 0;
      // The embedded database answers without a turn of the event loop, which the writers need.
      await new Promise((resolve) => setImmediate(resolve));
      const events = await read(positions.at(-1) ?? 0, 150);
      for (const { id, position } of events) {
        seen.add(id);
        positions.push(position);
      }
      if (isLast && events.length === 0) return;
    }
  };
  await Promise.all([...servers.map(write), readAll()]);
  const all = servers.length * rounds * perBatch;
  expect(positions).toEqual(Array.from({ length: all }, (_, index) => index + 1));
  expect(seen.size).toBe(all);
  for (const server of servers.slice(1)) await server.destroy();
});

// The embedded database has one writer at a time.
if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test('an application that began first and was committed last comes last', async () => {
    const slow = await place.open();
    let commit: () => void = () => undefined;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const { row } = testSubmission('slow', { pesel: testPesel(2) }, '2026-09-01T09:00:00.000Z');
    const committed = inTransaction(slow, async (transaction) => {
      await transaction.insertInto('applications').values(row).execute();
      await insertEvents(transaction, [row], [SAVED]);
      begun();
      await mayCommit;
    });
    await hasBegun;
    await storeApplication(place.database, 'fast');
    const first = await read(0);
    expect(first).toMatchObject([{ position: 1 }]);
    commit();
    await committed;
    await slow.destroy();
    expect(await read(1)).toMatchObject([{ position: 2, timestamp: '2026-09-01T09:00:00.000Z' }]);
  });
}
