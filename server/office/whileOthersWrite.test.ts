import fastify from 'fastify';
import Database from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '../database/embedded';
import { openDatabase } from '../database/openDatabase';
import type { RecruitmentDatabase } from '../database/tables';
import { feedRoutes } from '../outbox/feed';
import { numberEvents } from '../outbox/numberEvents';
import { runWords } from '../testing/runWords';
import { storeApplication } from '../testing/storeApplication';

const NOW = new Date('2026-09-02T10:00:00.000Z');

let directory: string;
let database: RecruitmentDatabase;
let other: Database.Database;
let reference: string;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'office-'));
  database = await openDatabase({ url: null, directory });
  reference = await storeApplication(database, 'one');
  other = new Database(databaseFile(directory));
});
afterEach(async () => {
  jest.restoreAllMocks();
  other.close();
  await database.destroy();
  rmSync(directory, { recursive: true });
});

/** Another process begins to write, and ends as soon as somebody has found the database busy. */
function writeUntilAwaited(): void {
  other.exec('begin immediate');
  const { exec } = Database.prototype; // eslint-disable-line @typescript-eslint/unbound-method -- called with a database below
  jest.spyOn(Database.prototype, 'exec').mockImplementation(function (this: typeof other, sql) {
    try {
      return exec.call(this, sql);
    } catch (error) {
      exec.call(other, 'commit');
      throw error;
    }
  });
}

const actions = async () =>
  (await database.selectFrom('audit').select('command').execute()).map(({ command }) => command);

test.each([
  ['find', ['find', 'test@example.org']],
  ['show', ['show', 'NUMBER']],
  ['export jsonl', ['export', '--format', 'jsonl']],
  ['export csv', ['export', '--format', 'csv']],
  ['export xlsx', ['export', '--format', 'xlsx']],
  ['erase', ['erase', '--person', 'NUMBER', '--yes']],
])('%s waits for an application that is being stored', async (name, words) => {
  writeUntilAwaited();
  const typed = words.map((word) => (word === 'NUMBER' ? reference : word));
  await runWords(['applications', ...typed], { database, directory });
  expect(other.inTransaction).toBe(false);
  expect(await actions()).toEqual([name]);
});

test.each(['retry', 'skip'])('outbox %s waits for it, too', async (name) => {
  writeUntilAwaited();
  await runWords(['outbox', name, '--all'], { database, directory }, { now: () => NOW });
  expect(await actions()).toEqual([`outbox ${name}`]);
});

test('the feed waits for it, too', async () => {
  const token = 'token-of-the-test-with-40-characters-123';
  const app = fastify();
  feedRoutes(app, database, token);
  // So that only the record of it has to be written.
  await numberEvents(database);
  writeUntilAwaited();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ url: '/api/integracja/zgloszenia', headers });
  expect(answer.statusCode).toBe(200);
  expect(await actions()).toEqual(['read']);
});
