import { API_PREFIX } from '../app';
import { testApplication, testPesel, TODAY } from '../testing/testApplication';
import { testServer, type TestServer } from '../testing/testServer';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date(`${TODAY}T10:00:00Z`).getTime();

const servers: TestServer[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const server of servers.splice(0)) await server.close();
});

/** A server whose clock can be moved, and a promise for the next time it has deleted. */
async function keeping(keepDays: number) {
  let time = START;
  let heard: (() => void) | undefined;
  const write = (line: string) => {
    if (line.includes('old applications deleted')) heard?.();
  };
  const server = await testServer({ keepDays, now: () => new Date(time), logStream: { write } });
  servers.push(server);
  const post = (index: number) =>
    server.app.inject({
      method: 'POST',
      url: `${API_PREFIX}/kandydaci`,
      payload: testApplication({ pesel: testPesel(index) }),
      headers: { 'idempotency-key': `key-${index}` },
    });
  const stored = async () => {
    const { database } = server;
    const rows = await database.selectFrom('applications').select('pesel').execute();
    const keys = await database.selectFrom('idempotency').select('idempotency_key').execute();
    return [rows.map(({ pesel }) => pesel), keys.map((row) => row.idempotency_key)];
  };
  return {
    post,
    stored,
    move: (days: number) => (time += days * DAY),
    deleted: () => new Promise<void>((resolve) => (heard = resolve)),
  };
}

/** Only the daily timer is moved: the database and the server need the others. */
function holdDays() {
  jest.useFakeTimers({
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const),
      ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance', 'Date'] as const),
    ],
  });
}

test('once a day what is older than it may be goes, with its key', async () => {
  holdDays();
  const { post, stored, move, deleted } = await keeping(30);
  await post(1);
  move(30);
  await post(2);
  const first = deleted();
  jest.advanceTimersByTime(DAY);
  await first;
  expect((await stored())[0]).toHaveLength(2);
  move(1);
  const second = deleted();
  jest.advanceTimersByTime(DAY);
  await second;
  expect(await stored()).toEqual([[testPesel(2)], ['key-2']]);
});

test('without a limit everything stays', async () => {
  holdDays();
  const { post, stored, move } = await keeping(0);
  expect(jest.getTimerCount()).toBe(0);
  await post(1);
  move(36_500);
  jest.advanceTimersByTime(DAY);
  expect((await stored())[0]).toEqual([testPesel(1)]);
});

test('a server that starts deletes', async () => {
  const server = await testServer();
  servers.push(server);
  const { app, database } = server;
  await app.inject({
    method: 'POST',
    url: `${API_PREFIX}/kandydaci`,
    payload: testApplication(),
  });
  const now = () => new Date(START + 2 * DAY);
  const later = await testServer({ database, keepDays: 1, now });
  await later.app.ready();
  await later.close();
  expect(await database.selectFrom('applications').select('id').execute()).toEqual([]);
});
