import { deleteOldApplications } from '../applications/retention';
import { inTransaction } from '../database/inTransaction';
import { storeApplication } from '../testing/storeApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { addCorrection, answerCorrection } from './corrections';
import { identify } from './identify';
import { withdraw } from './states';

const place = databaseForEachTest();

test('of an old application nothing is left, however young its corrections and events are', async () => {
  const { database } = place;
  const numer = await storeApplication(database, 'one');
  const now = new Date('2026-09-30T10:00:00.000Z');
  const change = { now, notifies: true };
  const content = { email: 'new@example.org', phone: null, description: null };
  await inTransaction(database, (transaction) => addCorrection(transaction, 'one', content, now));
  const { id } = await database.selectFrom('corrections').select('id').executeTakeFirstOrThrow();
  await inTransaction(database, async (transaction) => {
    await answerCorrection(transaction, id, { accepted: true, message: null }, change);
    await withdraw(transaction, 'one', change);
  });
  await identify(database, { numer, dataUrodzenia: '1901-01-01' }, new Date('2026-08-31'));
  await database.insertInto('salts').values({ day: '2026-08-31', salt: 'x' }).execute();
  await database
    .insertInto('address_attempts')
    .values({ day: '2026-08-31', address: 'x', attempts: 1 })
    .execute();
  const later = new Date('2026-10-02T10:00:00.000Z');
  expect(await deleteOldApplications(database, { days: 30 }, later)).toBe(1);
  for (const table of [
    'applications',
    'corrections',
    'attempts',
    'idempotency',
    'salts',
    'address_attempts',
  ] as const) {
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await database.selectFrom('outbox').select('kind').execute()).toEqual([
    { kind: 'zgloszenie.usuniete' },
  ]);
  // It has given its place back when it was withdrawn.
  expect(await database.selectFrom('places').select('taken').execute()).toEqual([{ taken: 0 }]);
});
