import { deleteOldApplications } from '../applications/retention';
import { saveApplications } from '../applications/saveApplications';
import { CONFIRMATION, SAVED } from '../database/eventKinds';
import { inTransaction } from '../database/inTransaction';
import { lockApplication, withdraw } from '../myApplication/states';
import { erasePerson } from '../office/erasePerson';
import { startReceiver } from '../testing/startReceiver';
import { storeApplication, testSubmission } from '../testing/storeApplication';
import { testPesel } from '../testing/testApplication';
import { databaseForEachTest, untilSomebodyWaits } from '../testing/testDatabase';
import { beginDue } from './deliverDue';
import { numberEvents } from './numberEvents';
import { webhookChannel } from './postWebhook';
import { eventsAfter } from './readEvents';

const place = databaseForEachTest();

/** When all applications of these tests are old. */
const END = new Date('2027-09-01T10:00:00.000Z');

async function feed(after = 0) {
  await numberEvents(place.database);
  return (await eventsAfter(place.database, after, 100)).events;
}

const storedIds = async () =>
  (await place.database.selectFrom('applications').select('id').execute()).map(({ id }) => id);

describe.each([
  ['the erasure of a person', 'request', () => erasePerson(place.database, ['one'])],
  [
    'the end of the retention',
    'retention',
    () => deleteOldApplications(place.database, { days: 30 }, END),
  ],
])('%s', (_name, reason, erase) => {
  test('is an event with the number and the reason, in place of those of the application', async () => {
    const submission = testSubmission('one');
    await saveApplications(place.database, [submission], [SAVED, CONFIRMATION]);
    const { reference } = submission.row;
    const [saved] = await feed();
    await erase();
    const events = await feed();
    expect(events).toEqual([
      {
        id: events[0]?.id,
        position: 3,
        type: 'zgloszenie.usuniete',
        timestamp: events[0]?.timestamp,
        data: { reference, reason },
      },
    ]);
    expect(events[0]?.id).not.toBe(saved?.id);
    expect(new Date(events[0]?.timestamp ?? '').getTime()).not.toBeNaN();
    const rows = await place.database.selectFrom('outbox').selectAll().execute();
    expect(rows).toMatchObject([{ application_id: '', kind: 'zgloszenie.usuniete' }]);
  });

  // The embedded database has one writer at a time.
  if (process.env['TEST_DATABASE_URL'] !== undefined) {
    test('locks rows in the order of a withdrawal, which gives the place back once', async () => {
      await storeApplication(place.database, 'one');
      // Refused: its key goes with the withdrawal.
      await saveApplications(place.database, [testSubmission('again')]);
      const other = await place.open();
      let working: Promise<unknown> | undefined;
      await inTransaction(other, async (transaction) => {
        await lockApplication(transaction, 'one');
        working = erase();
        await untilSomebodyWaits(place.database);
        await withdraw(transaction, 'one', { now: END, notifies: false });
      });
      await working;
      await other.destroy();
      expect(await storedIds()).toEqual([]);
      const places = await place.database.selectFrom('places').select('taken').execute();
      expect(places).toEqual([{ taken: 0 }]);
    });
  }

  test('does not happen when its event cannot be stored', async () => {
    await storeApplication(place.database, 'one');
    await place.database.schema.alterTable('outbox').dropColumn('erasure_reason').execute();
    await expect(erase()).rejects.toThrow('erasure_reason');
    expect(await storedIds()).toEqual(['one']);
  });
});

test('an erasure is posted like any other event', async () => {
  const receiver = await startReceiver();
  const reference = await storeApplication(place.database, 'one');
  await storeApplication(place.database, 'two', { pesel: testPesel(2) });
  await erasePerson(place.database, ['one']);
  const secret = `whsec_${Buffer.alloc(24, 'key').toString('base64')}`;
  const attempts = await beginDue(
    {
      database: place.database,
      channel: webhookChannel({ url: receiver.url, secret }),
      now: () => new Date(),
      random: () => 0.5,
      log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
    },
    new AbortController().signal,
  );
  await Promise.all(attempts);
  await receiver.close();
  const sent = receiver.received.map(({ body }) => JSON.parse(body) as { type: string });
  expect(sent.find(({ type }) => type === 'zgloszenie.usuniete')).toMatchObject({
    data: { reference, reason: 'request' },
  });
  expect(sent).toHaveLength(2);
});
