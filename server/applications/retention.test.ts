import { testSubmission } from '../testing/storeApplication';
import { peselOf, testApplication, testPesel, TODAY } from '../testing/testApplication';
import { postApplication, type TestServer, testServer } from '../testing/testServer';
import { deleteOldApplications } from './retention';
import { saveApplications } from './saveApplications';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date(`${TODAY}T10:00:00Z`).getTime();

const servers: TestServer[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const server of servers.splice(0)) await server.close();
});

/** A server with an adjustable clock, and promises for the next log line about deletion. */
async function keeping(keepDays: number) {
  let time = START;
  let heard: { text: string; resolve: (line: string) => void } | undefined;
  const write = (line: string) => {
    if (heard !== undefined && line.includes(heard.text)) heard.resolve(line);
  };
  const now = () => new Date(time);
  const server = await testServer({ keepDays, now, logStream: { write } });
  servers.push(server);
  const post = (index: number) =>
    postApplication(server, testApplication({ pesel: testPesel(index) }), `key-${index}`);
  const stored = async () => {
    const { database } = server;
    const rows = await database.selectFrom('applications').select('payload').execute();
    const keys = await database.selectFrom('idempotency').select('idempotency_key').execute();
    const events = await database.selectFrom('outbox').select('application_id').execute();
    return [
      rows.map(peselOf),
      keys.map((row) => row.idempotency_key),
      events.map((row) => row.application_id),
    ] as const;
  };
  /** The next log line that contains `text`. */
  const logged = async (text: string) => {
    const line = await new Promise<string>((resolve) => (heard = { text, resolve }));
    return JSON.parse(line) as Record<string, unknown>;
  };
  return {
    post,
    stored,
    move: (days: number) => (time += days * DAY),
    deleted: () => logged('old applications deleted'),
  };
}

/** Fakes only the daily timer: the database and the server need the others. */
function fakeDailyTimer() {
  jest.useFakeTimers({
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const),
      ...(['nextTick', 'queueMicrotask', 'hrtime', 'performance', 'Date'] as const),
    ],
  });
}

/** Runs the daily deletion, and resolves with the log line that `logged` waits for. */
function nextDay<T>(logged: () => Promise<T>): Promise<T> {
  const line = logged();
  jest.advanceTimersByTime(DAY);
  return line;
}

test('deletes old applications, their keys and their events once a day', async () => {
  fakeDailyTimer();
  const { post, stored, move, deleted } = await keeping(30);
  await post(1);
  move(30);
  await post(2);
  await nextDay(deleted);
  expect((await stored())[0]).toHaveLength(2);
  move(1);
  await nextDay(deleted);
  const [pesels, keys, events] = await stored();
  expect(pesels).toEqual([testPesel(2)]);
  expect(keys).toEqual(['key-2']);
  expect(events.filter((application) => application !== '')).toHaveLength(1);
  // The event of the erasure.
  expect(events).toHaveLength(2);
});

test('deletes nothing without a limit', async () => {
  fakeDailyTimer();
  const { post, stored, move } = await keeping(0);
  expect(jest.getTimerCount()).toBe(0);
  await post(1);
  move(36_500);
  jest.advanceTimersByTime(DAY);
  expect((await stored())[0]).toEqual([testPesel(1)]);
});

/** Stores `old` applications of one day and `young` ones of a later one; returns the database and that day. */
async function storing(old: number, young: number) {
  const server = await testServer();
  servers.push(server);
  const { database } = server;
  const rows = Array.from({ length: old + young }, (_, index) => {
    const day = index < old ? '2026-09-01' : '2026-09-20';
    return testSubmission(`id-${index}`, { pesel: testPesel(index) }, `${day}T10:00:00.000Z`);
  });
  await saveApplications(database, rows);
  return { database, now: new Date('2026-10-05T10:00:00Z') };
}

const TOO_MANY = 'more than a tenth. Check the clock and the setting';

test.each([
  ['a tenth of all', 11, 99, 99],
  ['ten, whatever their share', 10, 0, 0],
])('%s may go at once: of %i old and %i young ones %i are left', async (_what, ...numbers) => {
  const [old, young, left] = numbers;
  const { database, now } = await storing(old, young);
  expect(await deleteOldApplications(database, { days: 30 }, now)).toBe(old);
  expect(await database.selectFrom('applications').select('id').execute()).toHaveLength(left);
});

test('nothing goes where more are old, unless it is forced', async () => {
  const { database, now } = await storing(11, 98);
  await expect(deleteOldApplications(database, { days: 30 }, now)).rejects.toThrow(
    `11 of 109 applications are older than APPLICATIONS_KEEP_DAYS, ${TOO_MANY}`,
  );
  expect(await database.selectFrom('applications').select('id').execute()).toHaveLength(109);
  expect(await deleteOldApplications(database, { days: 30, force: true }, now)).toBe(11);
});

test('a server deletes when it starts, and says where more are old', async () => {
  const { database, now } = await storing(11, 0);
  const server = await testServer({ database, keepDays: 30, now: () => now });
  await server.app.ready();
  await server.app.close();
  expect(server.log.join('')).toMatch(
    /"level":50,.*"old":11,"all":11,"msg":"old applications were not deleted"/,
  );
  expect(await database.selectFrom('applications').select('id').execute()).toHaveLength(11);
});

test('an error of the database is logged, and the server starts', async () => {
  const server = await testServer({ keepDays: 30 });
  await server.database.schema.dropTable('idempotency').execute();
  await server.app.ready();
  await server.app.close();
  expect(server.log.join('')).toContain('"msg":"old applications were not deleted"');
  await server.close();
});
