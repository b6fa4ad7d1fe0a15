import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testApplication, testPesel } from './testing/testApplication';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';
import { SEED } from './testing/testSeed';

jest.setTimeout(30_000);

let place: TestDatabase;
const children: ChildProcessWithoutNullStreams[] = [];

beforeEach(async () => {
  place = await createTestDatabase();
  for (const [name, content] of Object.entries(SEED.seed)) {
    writeFileSync(join(place.directory, `${name}.json`), JSON.stringify(content));
  }
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await place.remove();
});

/** Starts the program as `node build/server.js` would, from its sources. */
function start(words: readonly string[], environment: Record<string, string> = {}) {
  const hook = join(__dirname, 'testing', 'typescript.cjs');
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: place.directory,
    SEED_DIR: place.directory,
    DATABASE_URL: place.url ?? '',
    PORT: '0',
    HOST: '127.0.0.1',
    ...environment,
  };
  const child = spawn(process.execPath, ['-r', hook, join(__dirname, 'main.ts'), ...words], {
    env,
  });
  children.push(child);
  let output = '';
  const listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
      listeners.forEach((listener) => listener());
    });
  }
  const seen = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match !== null) resolve(match[1] ?? match[0]);
      };
      listeners.push(look);
      look();
    });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, seen, ended, output: () => output };
}

const post = async (address: string, index: number) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(testApplication({ pesel: testPesel(index) }));
  const answer = await fetch(`${address}/api/rekrutacja/kandydaci`, {
    method: 'POST',
    headers,
    body,
  });
  return answer.status;
};

async function storedPesels(): Promise<string[]> {
  const database = await place.open();
  const rows = await database.selectFrom('applications').select('pesel').execute();
  await database.destroy();
  return rows.map(({ pesel }) => pesel ?? '');
}

/** Makes PostgreSQL refuse whoever deletes applications or postcodes with a limit of time. */
async function refuseLimits(): Promise<void> {
  const database = await place.open();
  await sql`create function refuse_limits() returns trigger language plpgsql as $$ begin
    if current_setting('statement_timeout') <> '0' or current_setting('lock_timeout') <> '0'
    then raise exception 'there is a limit'; end if; return null; end $$`.execute(database);
  for (const table of ['applications', 'postcodes']) {
    await sql`create trigger no_limits before delete on ${sql.table(table)} for each statement
      execute function refuse_limits()`.execute(database);
  }
  await database.destroy();
}

test('SIGTERM: pending requests are answered, their applications stored, and the process exits', async () => {
  const server = start([]);
  const address = await server.seen(/Server listening at ([^"]+)/);
  expect(await post(address, 0)).toBe(200);
  const outcomes = Array.from({ length: 100 }, (_, index) =>
    post(address, index + 1).catch(() => null),
  );
  await server.seen(/"status":200[^]*"status":200/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const statuses = await Promise.all(outcomes);
  expect(statuses).toContain(200);
  const stored = await storedPesels();
  statuses.forEach((status, index) => {
    if (status === 200) expect(stored).toContain(testPesel(index + 1));
  });
});

test('kill -9: acknowledged applications are there after a restart', async () => {
  const server = start([]);
  const address = await server.seen(/Server listening at ([^"]+)/);
  expect(await post(address, 1)).toBe(200);
  server.child.kill('SIGKILL');
  await server.ended;
  expect(await storedPesels()).toEqual([testPesel(1)]);
  const again = start([]);
  expect(await post(await again.seen(/Server listening at ([^"]+)/), 1)).toBe(400);
});

test('import-postcodes fills the database while a server is running', async () => {
  const server = start([]);
  const address = await server.seen(/Server listening at ([^"]+)/);
  const file = join(place.directory, 'PL.txt');
  writeFileSync(
    file,
    'PL\t00-950\tWarszawa\tMazovia\t78\tWarszawa\t1465\tWarsaw\t146501\t52.2\t21.0\t6\n',
  );
  const importer = start(['import-postcodes', file]);
  expect(await importer.ended).toBe(0);
  expect(importer.output()).toContain('1 postcodes and places imported');
  const answer = await fetch(`${address}/api/rekrutacja/kody-pocztowe/00950`);
  expect(await answer.json()).toMatchObject([{ miejscowosc: 'Warszawa' }]);
});

test('a relative path is resolved from the folder where npm was called', async () => {
  writeFileSync(
    join(place.directory, 'PL.txt'),
    'PL\t00-950\tWarszawa\tMazovia\t78\tWarszawa\t1465\tWarsaw\t146501\t52.2\t21.0\t6\n',
  );
  const importer = start(['import-postcodes', 'PL.txt'], { INIT_CWD: place.directory });
  expect(await importer.ended).toBe(0);
  expect(importer.output()).toContain('1 postcodes and places imported');
});

test('delete-old-applications deletes all old ones while a server is running', async () => {
  const server = start([]);
  expect(await post(await server.seen(/Server listening at ([^"]+)/), 1)).toBe(200);
  const database = await place.open();
  await database.updateTable('applications').set({ created_at: '2020-01-01' }).execute();
  await database.destroy();
  const command = start(['delete-old-applications'], { APPLICATIONS_KEEP_DAYS: '365' });
  expect(await command.ended).toBe(0);
  expect(command.output()).toContain('1 applications deleted');
  expect(await storedPesels()).toEqual([]);
});

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

// The embedded database has no such limits.
if (onPostgres) {
  test('work on many rows has no time limit on PostgreSQL', async () => {
    const first = start([]);
    await first.seen(/Server listening at/);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    await refuseLimits();
    const file = join(place.directory, 'PL.txt');
    writeFileSync(file, 'PL\t00-950\tWarszawa\tMazovia\t78\tWarszawa\t1465\tWarsaw\t1\t1\t2\t6\n');
    const importer = start(['import-postcodes', file]);
    expect(await importer.ended).toBe(0);
    const days = { APPLICATIONS_KEEP_DAYS: '365' };
    expect(await start(['delete-old-applications'], days).ended).toBe(0);
    const seed = { ...SEED.seed.completionTexts, pl: 'Gotowe' };
    writeFileSync(join(place.directory, 'completionTexts.json'), JSON.stringify(seed));
    const second = start([], days);
    await second.seen(/filled from the seed/);
    expect(await second.seen(/old applications [a-z ]+/)).toBe('old applications deleted');
  });
}

test.each<[string, string[], Record<string, string>, string]>([
  ['a wrong variable', [], { PORT: 'x' }, 'PORT must be a whole number'],
  ['a wrong setting of the site', [], { CONFIG_POLAND: '', CONFIG_HELP_LINE: '1' }, 'helpLine'],
  ['a country that is in no dictionary', [], { CONFIG_POLAND: 'POL' }, 'poland: "POL"'],
  ['a proxy that is no address', [], { TRUST_PROXY: 'nginx' }, 'TRUST_PROXY must list'],
  [
    'a folder that is a file',
    [],
    { DATABASE_URL: '', DATA_DIR: __filename },
    'DATA_DIR: the database',
  ],
  [
    'a database that does not answer',
    [],
    { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/x' },
    'DATABASE_URL: the database cannot be opened: connect ECONNREFUSED',
  ],
  ['no seed', [], { SEED_DIR: '/none/at/all' }, '/none/at/all'],
  ['another word', ['serve'], {}, 'Use: '],
  ['an import without a file', ['import-postcodes'], {}, 'Use: '],
  [
    'a deletion without days',
    ['delete-old-applications'],
    {},
    'APPLICATIONS_KEEP_DAYS must be set',
  ],
  ['a damaged file', ['import-postcodes', __filename], {}, 'line 1: missing column'],
])('%s ends it with a clear message', async (_name, words, environment, message) => {
  const server = start(words, environment);
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(message);
  expect(server.output()).not.toContain('secret');
});

test('a port that is taken is named, and the variable that changes it', async () => {
  const first = start([]);
  const { port } = new URL(await first.seen(/Server listening at ([^"]+)/));
  expect(await first.seen(/The site is at http:\/\/127\.0\.0\.1:(\d+)/)).toBe(port);
  const second = start([], { PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`PORT: ${port} is taken; set another one`);
});

test('the server does not start when the database cannot be migrated', async () => {
  const database = await place.open();
  await sql`delete from kysely_migration`.execute(database);
  await database.destroy();
  const server = start([]);
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('already exists');
  expect(server.output()).not.toContain('Server listening');
});
