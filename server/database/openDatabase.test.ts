import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Database from 'libsql';
import { openDatabase, type RecruitmentDatabase } from './openDatabase';

let directory: string;
let database: RecruitmentDatabase;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'database-'));
  database = await openDatabase({ url: null, directory });
});
afterEach(async () => {
  await database.destroy();
  rmSync(directory, { recursive: true });
});

const store = (lang: string, html: string) =>
  database
    .transaction()
    .execute((transaction) =>
      transaction.insertInto('completion_texts').values({ lang, html }).execute(),
    );
const limitPages = (pages: number) =>
  sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database);

test('a full disk is called one, and with more space it goes on', async () => {
  await limitPages(1);
  await expect(store('pl', 'x'.repeat(100_000))).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await limitPages(10_000);
  await store('pl', 'x'.repeat(100_000));
  const rows = await database.selectFrom('completion_texts').select('lang').execute();
  expect(rows).toEqual([{ lang: 'pl' }]);
});

test('while another process writes, whoever does not write goes on', async () => {
  const other = new Database(join(directory, 'rekrutacja.db'));
  other.exec('begin immediate');
  const stored = store('pl', 'x');
  // Ends the wait from the thread that the wait must not hold.
  await new Promise((resolve) => setImmediate(resolve));
  other.exec('commit');
  await stored;
  other.close();
  const rows = await database.selectFrom('completion_texts').select('lang').execute();
  expect(rows).toEqual([{ lang: 'pl' }]);
});

test('while a commit waits for the disk, whoever does not write goes on', async () => {
  let committed = false;
  let meanwhile = false;
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('completion_texts').values({ lang: 'pl', html: 'x' }).execute();
    setImmediate(() => (meanwhile = !committed));
  });
  committed = true;
  await new Promise((resolve) => setImmediate(resolve));
  expect(meanwhile).toBe(true);
});
