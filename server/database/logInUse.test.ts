import fastify from 'fastify';
import Database from 'libsql';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteOldApplicationsDaily } from '../applications/retention';
import { runWords } from '../testing/runWords';
import { storeApplication } from '../testing/storeApplication';
import { databaseFile } from './embedded';
import { openDatabase } from './openDatabase';
import type { RecruitmentDatabase } from './tables';

const EMAIL = 'to-be-erased@example.org';

let directory: string;
let database: RecruitmentDatabase;
let reader: Database.Database;
let said: string[];

/** Erases the person by a command; resolves with what it threw, if it did. */
const erase = () =>
  runWords(
    ['applications', 'erase', '--person', EMAIL, '--yes'],
    { database, directory },
    { say: (line) => void said.push(line) },
  ).catch((error: unknown) => error);

const isInAFile = () =>
  readdirSync(directory).some((name) => readFileSync(join(directory, name)).includes(EMAIL));

/** Lets the time pass, and the disk work, until `condition` holds. */
async function passUntil(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await jest.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The result of a promise that needs time to pass. */
async function settled<T>(given: PromiseLike<T>): Promise<T> {
  const promise = Promise.resolve(given);
  let isSettled = false;
  void promise.finally(() => (isSettled = true));
  await passUntil(() => isSettled);
  return promise;
}

beforeEach(async () => {
  said = [];
  directory = mkdtempSync(join(tmpdir(), 'log-'));
  database = await openDatabase({ url: null, directory });
  await storeApplication(database, 'one', { email: EMAIL });
  // Another process begins to read.
  reader = new Database(databaseFile(directory));
  reader.exec('begin');
  reader.prepare('select id from applications').all();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(async () => {
  jest.useRealTimers();
  reader.close();
  await database.destroy();
  rmSync(directory, { recursive: true });
});

test('an erasure says what the log contains, fails, and can be repeated for the log', async () => {
  expect(String(await settled(erase()))).toContain('log still contains what was deleted');
  expect(said).toEqual(['1 application of one person erased.']);
  expect(isInAFile()).toBe(true);
  reader.exec('commit');
  expect(await settled(erase())).toEqual(new Error(`There is no application ${EMAIL}.`));
  expect(isInAFile()).toBe(false);
});

test('an erasure empties the log as soon as the other process ends', async () => {
  const erased = erase();
  await passUntil(() => said.length === 1);
  reader.exec('commit');
  expect(await settled(erased)).not.toBeInstanceOf(Error);
  expect(isInAFile()).toBe(false);
});

test('a server warns, and empties the log on the next day', async () => {
  let log = '';
  const app = fastify({ logger: { stream: { write: (line: string) => void (log += line) } } });
  deleteOldApplicationsDaily(app, {
    database,
    days: 1,
    now: () => new Date('2026-09-02T20:00:00Z'),
  });
  await settled(app.ready());
  await passUntil(() => log.includes('may contain deleted applications'));
  expect(isInAFile()).toBe(true);
  reader.exec('commit');
  await jest.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  await settled(app.close());
  expect(isInAFile()).toBe(false);
});
