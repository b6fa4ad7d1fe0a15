import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql, type Driver } from 'kysely';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { Pool } from 'pg';
import { initial } from './migrations/0001Initial';
import { suspicion } from './migrations/0002Suspicion';
import type { Tables } from './tables';

export type RecruitmentDatabase = Kysely<Tables>;

/** Migrations by name; names sort in the order they run, and none is ever changed once released. */
const MIGRATIONS = { '0001Initial': initial, '0002Suspicion': suspicion };

/** How long a transaction waits for another process that writes (an import), in milliseconds. */
const BUSY_TIMEOUT = 10_000;
/** After how many milliseconds it asks again. */
const BUSY_DELAY = 20;

const isBusy = (error: unknown) => (error as { code?: unknown }).code === 'SQLITE_BUSY';

/**
 * Waits for another process that writes without SQLite, and for the disk on a thread of libsql: both take long enough to
 * keep everybody else's answer waiting. What comes between is work in memory, done where it is asked for.
 *
 * SQLite holds its connection while it waits for a writer, on whatever thread that is, and the event loop needs the
 * connection too, whenever a statement that is no longer used is collected.
 */
class EmbeddedDialect extends SqliteDialect {
  constructor(private readonly parts: { database: Database.Database }) {
    super(parts);
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    driver.beginTransaction = () => this.begin();
    driver.commitTransaction = () => this.commit();
    const rollback = driver.rollbackTransaction.bind(driver);
    // When the disk is full, SQLite has already rolled back. Told to do so once more it complains, and that complaint would
    // stand in the place of the fault.
    driver.rollbackTransaction = async (connection) => {
      if (this.parts.database.inTransaction) await rollback(connection);
    };
    return driver;
  }

  private async begin(): Promise<void> {
    const end = Date.now() + BUSY_TIMEOUT;
    for (;;) {
      try {
        this.parts.database.exec('begin immediate');
        return;
      } catch (error) {
        if (!isBusy(error) || Date.now() > end) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, BUSY_DELAY));
    }
  }

  /** Both forms of libsql's interface work on the same connection, `db`; only this one leaves the thread. */
  private async commit(): Promise<void> {
    await AsyncDatabase.prototype.exec.call(this.parts.database, 'commit');
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
  // From here on whoever writes begins a transaction first, which waits in its own way.
  if (where.url === null) await sql`pragma busy_timeout = 0`.execute(database);
  return database;
}
