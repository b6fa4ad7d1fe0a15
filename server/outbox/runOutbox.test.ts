import { SAVED } from '../database/eventKinds';
import { type Receiver, startReceiver } from '../testing/startReceiver';
import { storeApplication } from '../testing/storeApplication';
import { testApplication, testPesel } from '../testing/testApplication';
import { postApplication, type TestServer, testServer } from '../testing/testServer';
import { INTERVAL, runOutbox } from './runOutbox';

let receiver: Receiver;
let server: TestServer;

afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
  await receiver.close();
});

/** Resolves when the worker rests. The timer of the rest never fires: only `wake` ends it. */
function firstRest(): Promise<void> {
  const start = setTimeout;
  return new Promise((resolve) => {
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((callback, delay, ...given) => {
      if (delay !== INTERVAL) return start(callback, delay, ...given);
      resolve();
      return start(() => undefined, 0);
    });
  });
}

const webhookOf = ({ url }: Receiver) => ({
  url,
  secret: `whsec_${Buffer.alloc(24).toString('base64')}`,
});

/** Resolves when this many events were received; the first one of them gets no answer. */
function received(count: number): Promise<void> {
  return new Promise((resolve) => {
    receiver.answer((response) => {
      if (receiver.received.length > 1) response.writeHead(204).end();
      if (receiver.received.length === count) resolve();
    });
  });
}

/** A server whose database already holds this many events. */
async function startWithBacklog(count: number): Promise<void> {
  receiver = await startReceiver();
  server = await testServer({ webhook: webhookOf(receiver) });
  for (let index = 0; index < count; index += 1) {
    await storeApplication(server.database, `id-${index}`, { pesel: testPesel(index) });
  }
}

test('a backlog is delivered without a pause, past a receiver that stalls once', async () => {
  await startWithBacklog(40);
  void firstRest();
  const all = received(40);
  await server.app.ready();
  await all;
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(40);
});

test('what is stored while an attempt stalls is posted at once', async () => {
  await startWithBacklog(1);
  void firstRest();
  const first = received(1);
  await server.app.ready();
  await first;
  const second = received(2);
  await postApplication(server, testApplication({ pesel: testPesel(1) }));
  await second;
  expect(receiver.received).toHaveLength(2);
});

test('what becomes due while a round is under way is delivered without a pause', async () => {
  receiver = await startReceiver();
  server = await testServer();
  await storeApplication(server.database, 'one');
  const due_at = new Date(1000).toISOString();
  await storeApplication(server.database, 'later', { pesel: testPesel(2) });
  const ofLater = server.database.updateTable('outbox').where('application_id', '=', 'later');
  await ofLater.set({ due_at }).execute();
  void firstRest();
  let time = 0;
  await new Promise<void>((resolve) => {
    const outbox = runOutbox(server.app, {
      database: server.database,
      now: () => new Date(time),
      random: () => 0,
      channel: {
        kinds: [SAVED],
        parallel: 2,
        send: ({ position }, _now, stopping) => {
          time = 1000;
          if (position === 1) outbox.wake();
          else resolve();
          return new Promise((end) =>
            stopping.addEventListener('abort', () => end({ type: 'stopped' })),
          );
        },
      },
    });
    void server.app.ready();
  });
});

test('a stored application is posted at once, without waiting for the next round', async () => {
  receiver = await startReceiver();
  const delivered = new Promise<string>((resolve) =>
    receiver.answer((response, { body }) => {
      response.writeHead(204).end();
      resolve(body);
    }),
  );
  const resting = firstRest();
  server = await testServer({ webhook: webhookOf(receiver) });
  await server.app.ready();
  await resting;
  expect((await postApplication(server, testApplication())).statusCode).toBe(200);
  expect(JSON.parse(await delivered)).toMatchObject({ data: { application: testApplication() } });
});
