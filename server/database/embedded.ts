import { type Driver, Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import Database from 'libsql';
import AsyncDatabase from 'libsql/promise';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './errors';
import { BUSY_TIMEOUT } from './inTransaction';
import type { Tables } from './tables';

/** SQLite's own error code, which SQLite raises only without a write-ahead log. */
const MOVED = 'SQLITE_READONLY_DBMOVED';

/** A database file is no longer at its path: whatever is written to it would be lost. */
class DatabaseMovedError extends Error {
  override readonly name = 'DatabaseMovedError';
  readonly code = MOVED;
}

/** Device and inode of the file at a path; null when there is none. */
function identity(path: string): string | null {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? null : `${stats.dev} ${stats.ino}`;
}

/** Only the owner may read and write. */
export const OWNER_ONLY = 0o600;

/** The error codes for a file that belongs to another user, and for a file system without permissions. */
const CHMOD_REFUSED: readonly unknown[] = ['EPERM', 'ENOTSUP', 'ENOSYS'];

/** @returns true when only the owner may read the file, and when there is no file */
function restrictToOwner(file: string): boolean {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? OWNER_ONLY;
  if ((mode & 0o777) === OWNER_ONLY) return true;
  try {
    chmodSync(file, OWNER_ONLY);
    return true;
  } catch (error) {
    if (CHMOD_REFUSED.includes(codeOf(error))) return false;
    throw error;
  }
}

/**
 * Creates the database file if it does not exist, and restricts it and SQLite's files beside it to the owner, where the
 * system allows it. SQLite copies the permissions of the database file to the files that it creates.
 */
function makePrivate(path: string): void {
  // This must happen before SQLite opens the file, because closing a file releases all locks of the process on it.
  closeSync(openSync(path, 'a', OWNER_ONLY));
  const readable = [path, `${path}-wal`, `${path}-shm`].filter((file) => !restrictToOwner(file));
  if (readable.length === 0) return;
  console.warn(
    `Others may read these files, whose permissions cannot be changed: ${readable.join(', ')}`,
  );
}

/**
 * @param path of an open database
 * @returns a check that throws when the database file or its log has been removed, moved or replaced while it is open
 */
function createFileCheck(path: string): () => void {
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

/** SQLite can undo the creation of tables, so that all migrations run in one transaction, as in PostgreSQL. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Commits on a thread of libsql, because waiting for the disk would block the event loop. Everything before the commit
 * is work in memory and stays synchronous.
 */
class EmbeddedDialect extends SqliteDialect {
  constructor(private readonly parts: { database: Database.Database; checkFiles: () => void }) {
    super(parts);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    const { database, checkFiles } = this.parts;
    const driver = super.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    // Reads from a removed file are refused too: they would confirm applications that are lost.
    driver.acquireConnection = async () => {
      checkFiles();
      return acquire();
    };
    driver.beginTransaction = async () => {
      await Promise.resolve(database.exec('begin immediate'));
    };
    // Both interfaces of libsql share the connection `db`; only the promise interface leaves the thread
    // (docs/adr/0019).
    driver.commitTransaction = async () => {
      await AsyncDatabase.prototype.exec.call(database, 'commit');
      checkFiles();
    };
    const rollback = driver.rollbackTransaction.bind(driver);
    // On a full disk SQLite has already rolled back; a second rollback would fail and hide the original error.
    driver.rollbackTransaction = async (connection) => {
      if (database.inTransaction) await rollback(connection);
    };
    return driver;
  }
}

/** The path of the embedded database. SQLite creates other files beside it. */
export function databaseFile(directory: string): string {
  return join(directory, 'rekrutacja.db');
}

/**
 * Opens the embedded database `rekrutacja.db` and creates it if it does not exist. Only the owner may read its files; a
 * warning names files whose permissions cannot be changed.
 *
 * @param directory created if it does not exist
 * @returns a database whose queries and commits fail with `SQLITE_READONLY_DBMOVED` once a file is removed or replaced
 * @throws the errors of the file system and the database
 */
export function openEmbedded(directory: string): Kysely<Tables> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = databaseFile(directory);
  makePrivate(path);
  const database = new Database(path, { timeout: BUSY_TIMEOUT });
  database.pragma('journal_mode = WAL');
  // A commit is on disk before it is answered, even if the power fails.
  database.pragma('synchronous = FULL');
  // Deleted rows are overwritten in the file at the next checkpoint.
  database.pragma('secure_delete = ON');
  // Corrections are deleted with their application.
  database.pragma('foreign_keys = ON');
  return new Kysely<Tables>({
    dialect: new EmbeddedDialect({ database, checkFiles: createFileCheck(path) }),
  });
}
