import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceNumber } from '../../../src/domain/referenceNumber';
import { personKey } from '../../applications/personKey';
import { findApplications } from '../../office/officeRows';
import { numberEvents } from '../../outbox/numberEvents';
import { eventsAfter } from '../../outbox/readEvents';
import { FILLED, openEarlier, storeEarlier } from '../../testing/earlierRelease';
import { storeApplication, testSubmission } from '../../testing/storeApplication';
import { testApplication, testPesel, withPassport } from '../../testing/testApplication';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { RecruitmentDatabase } from '../tables';
import { personKeys } from './0003PersonKeys';

let place: TestDatabase;
let database: RecruitmentDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(async () => {
  await database.destroy();
  await place.remove();
});

/** Applications of an earlier release, each of its own person. */
const rowsOf = (count: number, createdAt: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({
    ...testSubmission(
      `id-${index}`,
      { pesel: testPesel(index), email: `k${index}@example.org` },
      createdAt(index),
    ).row,
  }));

/** Stores rows as the release before a migration did, and opens the database as this one does. */
async function upgrade(
  next: string,
  rows: Parameters<typeof storeEarlier>[1],
  work: (earlier: RecruitmentDatabase) => Promise<unknown>,
): Promise<void> {
  database = await openEarlier(place, next);
  await storeEarlier(database, rows);
  await work(database);
  await database.destroy();
  database = await place.open();
}

test('keys of documents become those of new applications; of duplicates the older one gets it', async () => {
  database = await openEarlier(place, '0003PersonKeys');
  const applicationOf = (number: string, citizenship?: string) =>
    testApplication(withPassport(number, citizenship)).kandydat;
  const keyBefore = (number: string) =>
    createHash('sha256')
      .update(JSON.stringify(['document', 'paszport', number]))
      .digest('hex');
  const rowBefore = (id: string, number: string, citizenship?: string) => ({
    ...testSubmission(id, withPassport(number, citizenship)).row,
    obcokrajowiec_rodzaj_dowodu: 'paszport',
    obcokrajowiec_seria_numer_dowodu: number,
    obywatelstwo: applicationOf(number, citizenship).obywatelstwo,
    person_key: keyBefore(number),
  });
  const ofPesel = { ...testSubmission('pesel').row, pesel: testPesel(1) };
  await storeEarlier(database, [
    ...[ofPesel, rowBefore('cyrillic', 'ВА2', 'UA')],
    ...[rowBefore('older', 'AB1'), rowBefore('other', 'АВ1')],
  ]);
  for (const time of ['once', 'twice']) {
    await personKeys.up(database);
    const rows = await database.selectFrom('applications').select(['id', 'person_key']).execute();
    expect([time, Object.fromEntries(rows.map((row) => [row.id, row.person_key]))]).toEqual([
      time,
      {
        pesel: ofPesel.person_key,
        cyrillic: personKey(applicationOf('BA2', 'UA')),
        older: personKey(applicationOf('AB1')),
        other: keyBefore('АВ1'),
      },
    ]);
  }
});

test('applications get the number of their key or their own, and events, oldest first', async () => {
  const dayOf = (index: number) => String(28 - (index % 28)).padStart(2, '0');
  const rows = rowsOf(1002, (index) => `2026-08-${dayOf(index)}T10:00:00Z`);
  await upgrade('0004Reference', rows, (earlier) =>
    sql`insert into idempotency (idempotency_key, content_hash, application_id, created_at)
      values ('key-0', '', 'id-0', '2026-09-01T10:00:00.000Z')`.execute(earlier),
  );
  const stored = await database.selectFrom('applications').select(['id', 'reference']).execute();
  const references = new Map(stored.map(({ id, reference }) => [id, reference]));
  for (const { id } of rows) {
    expect(references.get(id)).toBe(referenceNumber(id === 'id-0' ? 'key-0' : id));
  }
  const keys = await database.selectFrom('idempotency').select('person_key').execute();
  expect(keys).toEqual([{ person_key: rows[0]?.person_key }]);

  await storeApplication(database, 'new', { pesel: testPesel(2000) });
  await numberEvents(database);
  const events = await eventsAfter(database, 0, 2000);
  expect(events.map(({ position }) => position)).toEqual(
    Array.from({ length: 1003 }, (_, index) => index + 1),
  );
  const times = events.map(({ timestamp }) => timestamp);
  expect(times).toEqual([...times].sort());
  expect(new Set(events.map(({ id }) => id)).size).toBe(1003);
});

test('of applications only the payload and what is searched by remains', async () => {
  const columnsOf = async () =>
    (await database.introspection.getTables()).find(({ name }) => name === 'applications')?.columns;
  const rows = rowsOf(1200, () => '2026-09-01T10:00:00.000Z').map((row, index) => ({
    ...row,
    suspected: index === 1 ? ('trap' as const) : null,
    attribution: index === 2 ? 'utm_source=Facebook' : null,
  }));
  await upgrade('0007StoredOnce', rows, async () => expect(await columnsOf()).toHaveLength(47));
  expect(await columnsOf()).toHaveLength(10);
  const stored = await database.selectFrom('applications').selectAll().execute();
  const byId = new Map(stored.map((row) => [row.id, row]));
  expect(rows.map(({ id }) => byId.get(id))).toEqual(rows);
  expect(await findApplications(database, { email: 'K7@example.org' })).toMatchObject([
    { id: 'id-7', reference: rows[7]?.reference },
  ]);
  await expect(storeApplication(database, 'again', { pesel: testPesel(7) })).rejects.toThrow(
    'alreadyRegistered',
  );
  await database.destroy();
  // The embedded database is one file without a log when it is closed; on PostgreSQL there is none.
  const files = readdirSync(place.directory);
  const old = files.filter((name) => readFileSync(join(place.directory, name)).includes(FILLED));
  expect(old).toEqual([]);
});
