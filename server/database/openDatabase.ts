import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql, type Driver } from 'kysely';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { Pool } from 'pg';
import { BUSY_TIMEOUT } from './inTransaction';
import { initial } from './migrations/0001Initial';
import { suspicion } from './migrations/0002Suspicion';
import type { Tables } from './tables';

export type RecruitmentDatabase = Kysely<Tables>;

/** Migrations by name; names sort in the order they run, and none is ever changed once released. */
const MIGRATIONS = { '0001Initial': initial, '0002Suspicion': suspicion };

/**
 * Commits on a thread of libsql: waiting for the disk takes long enough to keep everybody else's answer waiting. What comes
 * before is work in memory, done where it is asked for.
 */
class EmbeddedDialect extends SqliteDialect {
  constructor(private readonly parts: { database: Database.Database }) {
    super(parts);
  }

  override createDriver(): Driver {
    const { database } = this.parts;
    const driver = super.createDriver();
    driver.beginTransaction = async () => {
      await Promise.resolve(database.exec('begin immediate'));
    };
    // Both forms of libsql's interface work on the same connection, `db`; only this one leaves the thread.
    driver.commitTransaction = async () => {
      await AsyncDatabase.prototype.exec.call(database, 'commit');
    };
    const rollback = driver.rollbackTransaction.bind(driver);
    // When the disk is full, SQLite has already rolled back. Told to do so once more it complains, and that complaint would
    // stand in the place of the fault.
    driver.rollbackTransaction = async (connection) => {
      if (database.inTransaction) await rollback(connection);
    };
    return driver;
  }
}

function embedded(directory: string): RecruitmentDatabase {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const database = new Database(join(directory, 'rekrutacja.db'), { timeout: BUSY_TIMEOUT });
  database.pragma('journal_mode = WAL');
  // A commit is on the disk before it is answered, also when the power goes.
  database.pragma('synchronous = FULL');
  // What is deleted is overwritten in the file, once the log is written back.
  database.pragma('secure_delete = ON');
  return new Kysely<Tables>({ dialect: new EmbeddedDialect({ database }) });
}

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
  const database = where.url === null ? embedded(where.directory) : postgres(where.url);
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
