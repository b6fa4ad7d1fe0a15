import { type Kysely, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../database/openDatabase';
import type { RecruitmentDatabase, Tables } from '../database/tables';

/** A PostgreSQL to run the tests on instead of the embedded database. */
const POSTGRES = process.env['TEST_DATABASE_URL'];

/** In memory where the system has a folder for it: a disk takes ten times as long, and no test cuts the power. */
const MEMORY = '/dev/shm';
const PLACES = existsSync(MEMORY) && hasGigabyte(MEMORY) ? MEMORY : tmpdir();

/** A container may have a few megabytes only. */
function hasGigabyte(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 1e9;
}

function urlOf(server: string, database: string): string {
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}

async function connected<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const result = await work(client);
  await client.end();
  return result;
}

async function command(url: string, text: string): Promise<void> {
  await connected(url, (client) => client.query(text));
}

/** Databases of this test file to reuse: creating one takes PostgreSQL as long as a dozen tests. */
const waiting: string[] = [];
let ending = false;

async function takeDatabase(server: string): Promise<string> {
  const again = waiting.pop();
  if (again !== undefined) return again;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  return name;
}

/** The tables with their columns, and the triggers. */
async function shapeOf(url: string): Promise<string> {
  const { rows } = await connected(url, (client) =>
    client.query<{ shape: string }>(`select concat(relname, '.', attname, ' ', tgname) as shape
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
      left join pg_trigger on tgrelid = pg_class.oid and not tgisinternal
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by shape`),
  );
  return rows.map(({ shape }) => shape).join();
}

/** What the migrations make, once a database of this test file is open. */
let migrated: string | undefined;

/**
 * Leaves the tables as the migrations have filled them: making them again takes several times as long. A lock waits for
 * what a program that was killed is still committing.
 */
const EMPTY_TABLES = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public'
    and tablename not like 'kysely_%' and tablename <> 'outbox_counter'
  loop
    execute format('lock table %I', name);
    execute format('delete from %I', name);
  end loop;
  update outbox_counter set last = 0;
end $$`;
const REMOVE_TABLES = 'drop schema public cascade; create schema public';

async function returnDatabase(server: string, name: string): Promise<void> {
  if (ending) return dropDatabase(server, name);
  const url = urlOf(server, name);
  const isWhole = migrated !== undefined && (await shapeOf(url)) === migrated;
  await command(url, isWhole ? EMPTY_TABLES : REMOVE_TABLES);
  waiting.push(name);
}

function dropDatabase(server: string, name: string): Promise<void> {
  return command(server, `drop database ${name} with (force)`);
}

afterAll(async () => {
  ending = true;
  if (POSTGRES !== undefined) for (const name of waiting) await dropDatabase(POSTGRES, name);
});

/** A place for a database that may be opened several times. */
export interface TestDatabase {
  directory: string;
  /** As in `DATABASE_URL`; null for the embedded database in the directory. */
  url: string | null;
  open: () => Promise<RecruitmentDatabase>;
  remove: () => Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const directory = mkdtempSync(join(PLACES, 'server-'));
  const name = POSTGRES === undefined ? null : await takeDatabase(POSTGRES);
  const url = POSTGRES === undefined || name === null ? null : urlOf(POSTGRES, name);
  return {
    directory,
    url,
    open: async () => {
      const database = await openDatabase({ url, directory });
      if (url !== null) migrated ??= await shapeOf(url);
      return database;
    },
    remove: async () => {
      rmSync(directory, { recursive: true });
      if (POSTGRES !== undefined && name !== null) await returnDatabase(POSTGRES, name);
    },
  };
}

/** On PostgreSQL, resolves when a transaction waits for a row that another one has locked. */
export async function untilSomebodyWaits(database: Kysely<Tables>): Promise<void> {
  let waiting = '0';
  while (waiting === '0') {
    const { rows } = await sql<{ count: string }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
    waiting = rows[0]?.count ?? '';
  }
}

/** Returns what the audit has recorded, oldest first: each command with its number of applications. */
export async function audited(database: RecruitmentDatabase) {
  const rows = await database.selectFrom('audit').selectAll().orderBy('at').execute();
  return rows.map(({ command, applications }) => [command, applications]);
}

/** A new place with an open database for each test; its properties are those of the current test. */
export function databaseForEachTest(): TestDatabase & { database: RecruitmentDatabase } {
  const place = {} as ReturnType<typeof databaseForEachTest>;
  beforeEach(async () => {
    Object.assign(place, await createTestDatabase());
    place.database = await place.open();
  });
  afterEach(async () => {
    await place.database.destroy();
    await place.remove();
  });
  return place;
}
