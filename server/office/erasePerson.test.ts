import { sql } from 'kysely';
import { saveApplications } from '../applications/saveApplications';
import { CONFIRMATION, SAVED } from '../database/eventKinds';
import { LEASE } from '../outbox/deliverDue';
import { leaseEvents } from '../outbox/leases';
import { numberEvents } from '../outbox/numberEvents';
import { testSubmission } from '../testing/storeApplication';
import { testPesel } from '../testing/testApplication';
import { audited, databaseForEachTest } from '../testing/testDatabase';
import { erasePerson } from './erasePerson';

const NOW = new Date('2026-09-01T10:00:00.000Z');
const LEASE_END = '2026-09-01T10:01:00.000Z';

const place = databaseForEachTest();

afterEach(() => {
  jest.restoreAllMocks();
});

const storedIds = async () =>
  (await place.database.selectFrom('applications').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );

/** A server begins to send what is due of one kind. */
async function lease(kind: typeof SAVED | typeof CONFIRMATION): Promise<void> {
  await numberEvents(place.database);
  const times = { now: NOW.toISOString(), until: LEASE_END };
  const leases = await leaseEvents(place.database, [kind], { ...times, limit: 1 });
  expect(leases).toHaveLength(1);
}

beforeEach(async () => {
  const later = '2026-09-01T10:00:01.000Z';
  const submissions = [
    testSubmission('one'),
    testSubmission('two', { pesel: testPesel(2) }, later),
  ];
  for (const submission of submissions) {
    await saveApplications(place.database, [submission], [SAVED, CONFIRMATION]);
  }
});

test.each<[string, typeof SAVED | typeof CONFIRMATION]>([
  ['a mail', CONFIRMATION],
  ['an event', SAVED],
])('while %s is being sent, an erasure waits', async (_what, kind) => {
  await lease(kind);
  let looks = 0;
  let lookedTwice: () => void;
  const looked = new Promise<void>((resolve) => (lookedTwice = resolve));
  const now = () => {
    looks += 1;
    if (looks === 2) lookedTwice();
    return NOW;
  };
  const erased = erasePerson(place.database, ['one'], now);
  await Promise.race([looked, erased]);
  expect(await storedIds()).toEqual(['one', 'two']);
  await place.database.updateTable('outbox').set({ lease: null, state: 'delivered' }).execute();
  expect(await erased).toBe(1);
  expect(await storedIds()).toEqual(['two']);
});

test('an erasure does not wait for a server that died', async () => {
  await lease(CONFIRMATION);
  expect(await erasePerson(place.database, ['one'], () => new Date(LEASE_END))).toBe(1);
});

test('an erasure does not wait for what is sent about others', async () => {
  await lease(CONFIRMATION);
  expect(await erasePerson(place.database, ['two'], () => NOW)).toBe(1);
});

test('an erasure that would wait too long erases nothing, and says so', async () => {
  await lease(CONFIRMATION);
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (time += LEASE));
  await expect(erasePerson(place.database, ['one'], () => NOW)).rejects.toThrow('try again later');
  expect(await storedIds()).toEqual(['one', 'two']);
  expect(await audited(place.database)).toEqual([]);
});

// The plan of PostgreSQL depends on how many rows there are.
if (process.env['TEST_DATABASE_URL'] === undefined) {
  test.each(['applications', 'idempotency'])(
    'what %s has of a person is found without reading all rows',
    async (table) => {
      const plan = await sql<{ detail: string }>`explain query plan
        select * from ${sql.table(table)} where person_key = 'x'`.execute(place.database);
      expect(plan.rows.map(({ detail }) => detail)).toEqual([
        `SEARCH ${table} USING INDEX ${table}_person_key (person_key=?)`,
      ]);
    },
  );
}
