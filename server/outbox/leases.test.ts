import { storeApplication } from '../testing/storeApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { beginDue, type Outcome } from './deliverDue';
import { SAVED } from './eventKinds';

const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;
const DELIVERED: Outcome = { type: 'delivered', result: '204' };

const place = databaseForEachTest();
let time: number;
beforeEach(() => {
  time = Date.parse('2026-09-01T10:00:00.000Z');
});

/** Begins the attempts of one server, which end with the given outcome. */
function begin(outcome: Outcome): Promise<Promise<void>[]> {
  return beginDue(
    {
      database: place.database,
      channel: { kinds: [SAVED], parallel: 16, send: () => Promise.resolve(outcome) },
      now: () => new Date(time),
      random: () => 0.5,
      log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
    },
    new AbortController().signal,
  );
}

/** One round of a server that delivers; resolves with the number of attempts. */
const deliver = async () => (await Promise.all(await begin(DELIVERED))).length;

describe('after the clock was ahead', () => {
  test.each([HOUR, MONTH])('an event that was stored %i ms ahead is due at once', async (ahead) => {
    await storeApplication(place.database, 'one', {}, new Date(time + ahead).toISOString());
    expect(await deliver()).toBe(1);
  });

  test('an event whose attempt failed then is due at once', async () => {
    await storeApplication(place.database, 'one');
    time += MONTH;
    await Promise.all(await begin({ type: 'failed', result: '500' }));
    time -= MONTH;
    expect(await deliver()).toBe(1);
  });
});
