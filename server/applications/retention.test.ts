import type { AppParts } from '../app';
import type { RecruitmentDatabase } from '../database/tables';
import { peselOf, testApplication, testPesel, TODAY } from '../testing/testApplication';
import { postApplication, type TestServer, testServer } from '../testing/testServer';

const DAY = 24 * 60 * 60 * 1000;
const START = new Date(`${TODAY}T10:00:00Z`).getTime();

const servers: TestServer[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const server of servers.splice(0)) await server.close();
});

/** A server with an adjustable clock, and promises for the next log line about deletion. */
async function keeping(keepDays: number, changes: Partial<AppParts> = {}) {
  let time = START;
  let heard: { text: string; resolve: (line: string) => void } | undefined;
  const write = (line: string) => {
    if (heard !== undefined && line.includes(heard.text)) heard.resolve(line);
  };
  const now = () => new Date(time);
  const server = await testServer({ keepDays, now, logStream: { write }, ...changes });
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
    database: server.database,
    ready: () => server.app.ready(),
    post,
    stored,
    move: (days: number) => (time += days * DAY),
    deleted: () => logged('old applications deleted'),
    refused: () => logged('old applications were not deleted'),
    logged: () => logged('old applications'),
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

describe('a server that starts', () => {
  const TOO_MANY = 'old applications were not deleted: too many at once';
  const CLOCK = 'old applications were not deleted: is the clock right?';

  /** Inserts the only application `times` more, as other candidates. */
  async function copyApplication(database: RecruitmentDatabase, times: number) {
    const row = await database.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: times }, (_, index) => ({
      ...row,
      id: `copy-${index}`,
      person_key: `copy-${index}`,
    }));
    await database.insertInto('applications').values(copies).execute();
  }

  /** Starts on a database with one application of day 1, its `copies`, and others of day 3, `days` after day 1. */
  async function starting(
    days: number,
    others: number,
    { copies = 0, ...changes }: Partial<AppParts> & { copies?: number } = {},
  ) {
    const { database, post, move, stored } = await keeping(0);
    await post(1);
    if (copies > 0) await copyApplication(database, copies);
    move(2);
    for (let index = 2; index < 2 + others; index += 1) await post(index);
    const now = () => new Date(START + days * DAY);
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const later = await testServer({ database, keepDays: 1, now, logStream, ...changes });
    await later.app.ready();
    await later.close();
    const logged = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find(({ msg }) => String(msg).startsWith('old applications'));
    const [rows, keys] = await stored();
    return { logged, rows: rows.length, keys: keys.length };
  }

  test.each<[string, number, number, number, number, Parameters<typeof starting>[2], object]>([
    ['of an old application', 1, 1, 2, 1, {}, { level: 30, rows: 1, all: 2 }],
    ['of the very last one', 0, 0, 1.5, 0, {}, { level: 30, rows: 1, all: 1 }],
    ['of up to 100, whatever their share', 0, 0, 3.5, 1, { copies: 98 }, { level: 30, rows: 100 }],
    [
      'of a larger share than configured above 100',
      101,
      2,
      3.5,
      1,
      { copies: 99 },
      { level: 50, msg: TOO_MANY, rows: 101, all: 101 },
    ],
    ['of all, where configured', 0, 0, 3.5, 1, { copies: 99, deletePercent: 100 }, { level: 30 }],
    ['90 days after the last one', 3, 3, 92, 3, { keepDays: 91 }, { level: 30 }],
    [
      '91 days after the last one',
      4,
      4,
      93,
      3,
      { keepDays: 92 },
      { level: 50, days: 91, msg: CLOCK },
    ],
    ['after more days than one is kept', 4, 4, 33, 3, { keepDays: 30 }, { level: 50, days: 31 }],
  ])(
    'deletion %s → %i rows and %i keys left',
    async (_what, rows, keys, days, others, changes, log) => {
      const found = await starting(days, others, changes);
      expect(found).toMatchObject({ logged: log, rows, keys });
    },
  );
});

test('a clock that jumps ahead is distrusted until it is set back, despite new applications', async () => {
  fakeDailyTimer();
  const { post, stored, move, deleted, refused } = await keeping(365, { deletePercent: 100 });
  await post(1);
  move(400);
  await post(2);
  expect(await nextDay(refused)).toMatchObject({ days: 400 });
  expect((await stored())[0]).toHaveLength(2);
  move(-399);
  expect(await nextDay(deleted)).toMatchObject({ rows: 0 });
});

test('a server started long after the last application deletes again once new ones arrive', async () => {
  fakeDailyTimer();
  const { database, post, stored } = await keeping(0);
  await post(1);
  const later = await keeping(100, { database });
  later.move(150);
  const refusal = later.refused();
  await later.ready();
  expect(await refusal).toMatchObject({ days: 150 });
  await later.post(2);
  expect(await nextDay(later.logged)).toMatchObject({ level: 30, rows: 1, all: 2 });
  expect((await stored())[0]).toEqual([testPesel(2)]);
});

test('an error of the database is logged, and the server starts', async () => {
  const server = await testServer({ keepDays: 30 });
  await server.database.schema.dropTable('idempotency').execute();
  await server.app.ready();
  await server.app.close();
  expect(server.log.join('')).toContain('"msg":"old applications were not deleted"');
  await server.close();
});
