import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { SAVED } from '../database/eventKinds';
import { type Answer, type Receiver, startReceiver, withStatus } from '../testing/startReceiver';
import { storeApplication } from '../testing/storeApplication';
import { testPesel } from '../testing/testApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { beginDue, type Channel, LEASE } from './deliverDue';
import { postWebhook } from './postWebhook';

const SECRET = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;
const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;

const place = databaseForEachTest();
let receiver: Receiver;
let time: number;
let stopping: AbortController;
let timeout: number;
let failures: Record<string, unknown>[];

beforeEach(async () => {
  receiver = await startReceiver();
  // The library refuses signatures that are older than five minutes.
  time = Date.now();
  stopping = new AbortController();
  timeout = 10_000;
  failures = [];
});
afterEach(() => receiver.close());

const post: Channel['send'] = (...given) =>
  postWebhook({ url: receiver.url, secret: SECRET, timeout }, ...given);

/** One round of a server; resolves with the number of attempts. */
const deliver = async (server = place.database, send = post) => {
  const attempts = await beginDue(
    {
      database: server,
      channel: { kinds: [SAVED], parallel: 16, send },
      now: () => new Date(time),
      random: () => 0.5,
      log: {
        info: () => undefined,
        warn: (facts) => void failures.push({ ...facts, parked: false }),
        error: (facts) => void failures.push({ ...facts, parked: true }),
      },
    },
    stopping.signal,
  );
  await Promise.all(attempts);
  return attempts.length;
};

const events = () => place.database.selectFrom('outbox').selectAll().orderBy('position').execute();

test('an event is delivered once, and its signature holds by the library of the standard', async () => {
  const reference = await storeApplication(place.database, 'one');
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  const [one, ...others] = receiver.received;
  if (one === undefined) throw new Error('nothing was received');
  const { headers, body } = one;
  expect(others).toEqual([]);
  const event = new Webhook(SECRET).verify(body, headers) as Record<string, unknown>;
  expect(event).toMatchObject({
    id: headers['webhook-id'],
    type: 'zgloszenie.zapisane',
    data: { reference },
  });
  expect(headers['content-type']).toBe('application/json');
  expect(await events()).toMatchObject([{ state: 'delivered', result: '204', lease: null }]);
});

test('while a secret is changed, the signature holds with the new one and with the old one', async () => {
  const next = `whsec_${Buffer.alloc(32, 'next').toString('base64')}`;
  await storeApplication(place.database, 'one');
  const send: Channel['send'] = (...given) =>
    postWebhook({ url: receiver.url, secret: `${next},${SECRET}` }, ...given);
  await deliver(place.database, send);
  const [one] = receiver.received;
  for (const secret of [next, SECRET]) {
    const event = new Webhook(secret).verify(one?.body ?? '', one?.headers ?? {});
    expect(event).toMatchObject({ type: SAVED });
  }
});

const stall: Answer = () => undefined;
const cutOff: Answer = (response) => void response.destroy();

test.each<[string, Answer, string]>([
  ['an error', withStatus(500), '500'],
  ['an unknown address', withStatus(404), '404'],
  ['a redirect, which is not followed', withStatus(307, { location: '/hook' }), '307'],
  ['no answer in time', stall, 'timeout'],
  ['a broken connection', cutOff, 'UND_ERR_SOCKET'],
])('%s is a failure, and the same event comes again later', async (_name, answer, result) => {
  timeout = answer === stall ? 1_000 : timeout;
  await storeApplication(place.database, 'one');
  receiver.answer(answer);
  await deliver();
  expect(failures).toMatchObject([{ result, attempts: 1, parked: false }]);
  time += 4_999;
  expect(await deliver()).toBe(0);
  receiver.answer(withStatus(200));
  timeout = 10_000;
  time += 1;
  expect(await deliver()).toBe(1);
  expect(await events()).toMatchObject([{ state: 'delivered', attempts: 1, result: '200' }]);
  const [first, second, ...others] = receiver.received;
  expect(others).toEqual([]);
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
});

test('410 parks an event at once', async () => {
  await storeApplication(place.database, 'one');
  receiver.answer(withStatus(410));
  await deliver();
  expect(failures).toMatchObject([{ result: '410', parked: true }]);
});

test('an event that fails for 36 hours is parked', async () => {
  await storeApplication(place.database, 'one');
  receiver.answer(withStatus(500));
  let attempts = 0;
  for (let minute = 0; minute <= 37 * 60; minute += 1, time += 60_000) attempts += await deliver();
  expect(await events()).toMatchObject([{ state: 'parked', attempts: 15, result: '500' }]);
  expect(attempts).toBe(15);
  expect(failures.filter(({ parked }) => parked === true)).toHaveLength(1);
});

test('an endless response is not read: the connection ends', async () => {
  await storeApplication(place.database, 'one');
  const closed = new Promise<void>((resolve) => {
    receiver.answer((response: ServerResponse) => {
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', write);
      write();
      void once(response, 'close').then(() => resolve());
    });
  });
  expect(await deliver()).toBe(1);
  await closed;
  expect(await events()).toMatchObject([{ state: 'delivered' }]);
});

test('of several servers one delivers an event', async () => {
  for (const index of [1, 2, 3, 4]) {
    await storeApplication(place.database, `id-${index}`, { pesel: testPesel(index) });
  }
  const other = await place.open();
  const counts = await Promise.all([deliver(), deliver(other), deliver(other), deliver()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(4);
  expect(receiver.received).toHaveLength(4);
  await other.destroy();
});

test('what a killed server had leased is delivered when the lease is over', async () => {
  await storeApplication(place.database, 'one');
  // The process ends while it waits for the response.
  await new Promise<void>((resolve) => {
    void deliver(place.database, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
  time += LEASE - 1;
  expect(await deliver()).toBe(0);
  time += 1;
  expect(await deliver()).toBe(1);
  expect(await events()).toMatchObject([{ state: 'delivered' }]);
});

test('an attempt that a stopping server aborts is no failure, and is due again at once', async () => {
  await storeApplication(place.database, 'one');
  receiver.answer(() => stopping.abort());
  await deliver();
  expect(failures).toEqual([]);
  expect(await events()).toMatchObject([{ state: 'waiting', attempts: 0, lease: null }]);
  stopping = new AbortController();
  receiver.answer(withStatus(200));
  expect(await deliver()).toBe(1);
});

test('an attempt that throws fails by itself: the others of its round are recorded', async () => {
  await storeApplication(place.database, 'one');
  await storeApplication(place.database, 'two', { pesel: testPesel(2) });
  const send: Channel['send'] = ({ position }) =>
    position === 1
      ? Promise.reject(new RangeError('of this one'))
      : Promise.resolve({ type: 'delivered', result: '200' });
  expect(await deliver(place.database, send)).toBe(2);
  const failed = { state: 'waiting', attempts: 1, result: 'RangeError', lease: null };
  expect(await events()).toMatchObject([failed, { state: 'delivered' }]);
  expect(failures).toMatchObject([{ result: 'RangeError', parked: false }]);
});

test('an event whose application is gone is skipped', async () => {
  await storeApplication(place.database, 'one');
  await storeApplication(
    place.database,
    'two',
    { pesel: testPesel(2) },
    '2026-09-01T10:00:01.000Z',
  );
  await place.database.deleteFrom('applications').where('id', '=', 'one').execute();
  await deliver();
  const gone = { application_id: 'one', state: 'skipped', result: 'noApplication', lease: null };
  expect(await events()).toMatchObject([gone, { application_id: 'two', state: 'delivered' }]);
  expect(receiver.received).toHaveLength(1);
});

test('what was stored while the clock was ahead is due at once', async () => {
  for (const [index, ahead] of [HOUR, MONTH].entries()) {
    const at = new Date(time + ahead).toISOString();
    await storeApplication(place.database, `id-${index}`, { pesel: testPesel(index) }, at);
  }
  expect(await deliver()).toBe(2);
});
