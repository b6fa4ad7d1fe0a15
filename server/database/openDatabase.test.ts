import { sql } from 'kysely';
import Database from 'libsql';
import fs, {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createTestDatabase } from '../testing/testDatabase';
import { openEmbedded } from './embedded';
import { inTransaction } from './inTransaction';
import { openDatabase } from './openDatabase';
import { BULK_LIMITS, openPostgres } from './postgres';
import type { RecruitmentDatabase } from './tables';

/** Makes the garbage collector callable. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

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

const rowOf = (id: string, actor: string) => ({ id, actor, at: '', command: '', applications: 0 });
const store = (id: string, text: string) =>
  inTransaction(database, (transaction) =>
    transaction.insertInto('audit').values(rowOf(id, text)).execute(),
  );
const stored = () => database.selectFrom('audit').select('id').execute();
const limitPages = (pages: number) =>
  sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database);

test('a full disk fails with SQLITE_FULL, and works again with more space', async () => {
  await limitPages(1);
  await expect(store('one', 'x'.repeat(100_000))).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  await limitPages(10_000);
  await store('one', 'x'.repeat(100_000));
  expect(await stored()).toEqual([{ id: 'one' }]);
});

describe('a missing database file', () => {
  const moved = { code: 'SQLITE_READONLY_DBMOVED' };
  const path = (end = '') => join(directory, `rekrutacja.db${end}`);

  test.each(['', '-wal'])('rekrutacja.db%s removed: nothing is stored or read', async (end) => {
    rmSync(path(end));
    await expect(store('one', 'x')).rejects.toMatchObject(moved);
    await expect(stored()).rejects.toMatchObject(moved);
  });

  test('removed during a transaction: the commit fails', async () => {
    const storing = inTransaction(database, async (transaction) => {
      await transaction.insertInto('audit').values(rowOf('one', 'x')).execute();
      rmSync(path());
    });
    await expect(storing).rejects.toMatchObject(moved);
  });

  test('replaced by a copy, and put back', async () => {
    renameSync(path(), path('.kept'));
    copyFileSync(path('.kept'), path());
    await expect(store('one', 'x')).rejects.toMatchObject(moved);
    renameSync(path('.kept'), path());
    await store('one', 'x');
    expect(await stored()).toEqual([{ id: 'one' }]);
  });
});

describe('file permissions', () => {
  const rights = () => {
    const names = readdirSync(directory).sort();
    return names.map((name) => [name, statSync(join(directory, name)).mode & 0o777]);
  };
  const FILES = ['rekrutacja.db', 'rekrutacja.db-shm', 'rekrutacja.db-wal'];
  const PRIVATE = FILES.map((name) => [name, 0o600]);
  let before: number;
  beforeEach(() => {
    before = process.umask(0);
    chmodSync(directory, 0o777);
  });
  afterEach(() => process.umask(before));

  test('are private whatever the umask and the folder', async () => {
    await database.destroy();
    for (const name of readdirSync(directory)) rmSync(join(directory, name));
    database = await openDatabase({ url: null, directory });
    await store('one', 'x');
    expect(rights()).toEqual(PRIVATE);
  });

  test('are corrected when others may read the files', async () => {
    for (const name of FILES) chmodSync(join(directory, name), 0o666);
    const other = await openDatabase({ url: null, directory });
    expect(rights()).toEqual(PRIVATE);
    await other.destroy();
  });

  describe('that cannot be changed', () => {
    const failChmod = (code: string) =>
      jest.spyOn(fs, 'chmodSync').mockImplementation(() => {
        throw Object.assign(new Error(code), { code });
      });
    let warn: jest.SpyInstance;
    beforeEach(() => {
      warn = jest.spyOn(console, 'warn').mockReturnValue();
    });
    afterEach(() => jest.restoreAllMocks());

    test('need no change when they are private already', async () => {
      failChmod('EPERM');
      const other = await openDatabase({ url: null, directory });
      expect(warn).not.toHaveBeenCalled();
      await other.destroy();
    });

    test.each(['EPERM', 'ENOTSUP'])(
      'fail with %s: the database opens with a warning',
      async (code) => {
        for (const name of FILES) chmodSync(join(directory, name), 0o666);
        failChmod(code);
        const other = await openDatabase({ url: null, directory });
        expect(warn).toHaveBeenCalledTimes(1);
        expect(warn).toHaveBeenCalledWith(expect.stringContaining('rekrutacja.db'));
        await other.destroy();
      },
    );

    test('fail with another error: the database does not open', async () => {
      chmodSync(join(directory, 'rekrutacja.db'), 0o666);
      failChmod('EIO');
      await expect(openDatabase({ url: null, directory })).rejects.toMatchObject({ code: 'EIO' });
    });
  });
});

describe('while another process writes', () => {
  let other: Database.Database;
  beforeEach(() => {
    other = new Database(join(directory, 'rekrutacja.db'));
    other.exec('begin immediate');
  });
  afterEach(() => {
    jest.useRealTimers();
    other.close();
  });

  test('reads continue', async () => {
    const storing = store('one', 'x');
    // Finalising collected statements needs the connection.
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await stored()).toEqual([]);
    // Releases the lock from this thread, which the waiting transaction must not block.
    other.exec('commit');
    await storing;
    expect(await stored()).toEqual([{ id: 'one' }]);
  });

  test('a write fails after the timeout', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    const refused = expect(store('one', 'x')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await jest.advanceTimersByTimeAsync(11_000);
    await refused;
  });
});

test('a transaction that a deadlock has undone runs again', async () => {
  let runs = 0;
  await inTransaction(database, async (transaction) => {
    await transaction.insertInto('audit').values(rowOf('deadlock', 'x')).execute();
    runs += 1;
    if (runs === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  expect(runs).toBe(2);
});

test('other work continues while a commit waits for the disk', async () => {
  let meanwhile = 0;
  // A fast disk may finish before the `setImmediate` callback, but not every time.
  for (let index = 0; index < 50; index += 1) {
    let committed = false;
    await inTransaction(database, async (transaction) => {
      await transaction
        .insertInto('audit')
        .values(rowOf(String(index), 'x'))
        .execute();
      setImmediate(() => (meanwhile += committed ? 0 : 1));
    });
    committed = true;
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(meanwhile).toBeGreaterThan(0);
});

describe('a database that another program made', () => {
  const MIGRATED = 'create table kysely_migration (name text, timestamp text)';

  test.each([
    ['other migrations', [MIGRATED, "insert into kysely_migration values ('0001Initial', '')"]],
    ['a migration of a later release', [MIGRATED, "insert into kysely_migration values ('9', '')"]],
    ['tables without a migration', ['create table applications (id text)']],
  ])('%s → it does not open, and stays as it is', async (_what, statements) => {
    const place = await createTestDatabase();
    const { url } = place;
    const made = url === null ? openEmbedded(place.directory) : openPostgres(url, BULK_LIMITS);
    const tables = () => made.introspection.getTables({ withInternalKyselyTables: true });
    for (const statement of statements) await sql.raw(statement).execute(made);
    const before = await tables();
    await expect(place.open()).rejects.toThrow('made by a development build or a later release');
    expect(await tables()).toEqual(before);
    await made.destroy();
    await place.remove();
  });
});
