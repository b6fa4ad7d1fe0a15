import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { openEmbedded } from './embedded';
import { BUSY_TIMEOUT } from './inTransaction';
import { initial } from './migrations/0001Initial';
import { suspicion } from './migrations/0002Suspicion';
import { personKeys } from './migrations/0003PersonKeys';
import type { Tables } from './tables';

export type RecruitmentDatabase = Kysely<Tables>;

/** Migrations by name; names sort in the order they run, and none is ever changed once released. */
const MIGRATIONS = {
  '0001Initial': initial,
  '0002Suspicion': suspicion,
  '0003PersonKeys': personKeys,
};

function postgres(url: string): RecruitmentDatabase {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: BUSY_TIMEOUT });
  // A connection that breaks is replaced, and a query on it fails; unheard, the event would end the process, be the
  // connection idle or in the midst of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Opens the database and brings its tables up to date. Migrations take a lock, so that several servers may
 * start on one PostgreSQL at the same time.
 *
 * @param where `url` of a PostgreSQL (postgres://…), or null for the embedded one in `directory`
 * @throws the database's error when it cannot be opened or migrated
 */
export async function openDatabase(where: {
  url: string | null;
  directory: string;
}): Promise<RecruitmentDatabase> {
  const database = where.url === null ? openEmbedded(where.directory) : postgres(where.url);
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await database.destroy();
    throw error instanceof Error
      ? error
      : new Error('The database could not be migrated.', { cause: error });
  }
  // From here on whoever writes does it `inTransaction`, which waits in its own way.
  if (where.url === null) await sql`pragma busy_timeout = 0`.execute(database);
  return database;
}
