import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
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
