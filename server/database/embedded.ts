import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect, type Driver } from 'kysely';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { BUSY_TIMEOUT } from './inTransaction';
import type { Tables } from './tables';

/** SQLite's own code for this: it looks only where there is no write-ahead log. */
const MOVED = 'SQLITE_READONLY_DBMOVED';

/** Raised when a file of the database is no longer at its path, so that nothing written to it would be found again. */
class DatabaseMovedError extends Error {
  override readonly name = 'DatabaseMovedError';
  readonly code = MOVED;
}

/** Which file is at a path, as long as it exists; null when there is none. */
function identity(path: string): string | null {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.dev} ${stats.ino}`;
}

/** The rights of a file that only its user may read and write. */
const PRIVATE = 0o600;

/** What the system says of a file that belongs to another user, and of a disk that keeps no rights. */
const UNCHANGEABLE: readonly unknown[] = ['EPERM', 'ENOTSUP', 'ENOSYS'];

/** @returns whether only this user may read the file now, or there is none */
function isMadePrivate(file: string): boolean {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? PRIVATE;
  if ((mode & 0o777) === PRIVATE) return true;
  try {
    chmodSync(file, PRIVATE);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (UNCHANGEABLE.includes(code)) return false;
    throw error;
  }
}

/**
 * Creates the database file where there is none, and takes everybody else's rights away from it and from what SQLite
 * keeps beside it, where the system lets it. SQLite gives the files that it creates there the rights of the database file.
 */
function makePrivate(path: string): void {
  // Closed before SQLite opens it: closing a file drops every lock that the process holds on it.
  closeSync(openSync(path, 'a', PRIVATE));
  const open = [path, `${path}-wal`, `${path}-shm`].filter((file) => !isMadePrivate(file));
  if (open.length === 0) return;
  console.warn(`Others may read these files, whose rights cannot be changed: ${open.join(', ')}`);
}

/**
 * @param path of an open database
 * @returns a check that throws when the database file or its log is no longer the one that it saw first: removed, moved
 *   or replaced while the database has it open
 */
function movedCheck(path: string): () => void {
  const opened = new Map<string, string>();
  return () => {
    for (const file of [path, `${path}-wal`]) {
      const found = identity(file);
      const known = opened.get(file);
      if (known === undefined && found !== null) opened.set(file, found);
      else if (known !== undefined && known !== found) {
        throw new DatabaseMovedError(`${file} was removed or replaced`);
      }
    }
  };
}

/**
 * Commits on a thread of libsql: waiting for the disk takes long enough to keep everybody else's answer waiting. What comes
 * before is work in memory, done where it is asked for.
 */
class EmbeddedDialect extends SqliteDialect {
  constructor(private readonly parts: { database: Database.Database; checkFiles: () => void }) {
    super(parts);
  }

  override createDriver(): Driver {
    const { database, checkFiles } = this.parts;
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    // What a removed file says is not believed either: it would confirm applications that nobody finds again.
    driver.acquireConnection = async () => {
      checkFiles();
      return acquire();
    };
    driver.beginTransaction = async () => {
      await Promise.resolve(database.exec('begin immediate'));
    };
    // Both forms of libsql's interface work on the same connection, `db`; only this one leaves the thread.
    driver.commitTransaction = async () => {
      await AsyncDatabase.prototype.exec.call(database, 'commit');
      checkFiles();
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

/**
 * Opens the embedded database, `rekrutacja.db`, and creates it where there is none. Only this user may read its files,
 * unless their rights cannot be changed: then a warning names them.
 *
 * @param directory created where there is none
 * @returns a database whose queries and commits fail with `SQLITE_READONLY_DBMOVED` once a file is removed or replaced
 * @throws the errors of the file system and the database
 */
export function openEmbedded(directory: string): Kysely<Tables> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'rekrutacja.db');
  makePrivate(path);
  const database = new Database(path, { timeout: BUSY_TIMEOUT });
  database.pragma('journal_mode = WAL');
  // A commit is on the disk before it is answered, also when the power goes.
  database.pragma('synchronous = FULL');
  // What is deleted is overwritten in the file, once the log is written back.
  database.pragma('secure_delete = ON');
  return new Kysely<Tables>({
    dialect: new EmbeddedDialect({ database, checkFiles: movedCheck(path) }),
  });
}
