import Database from 'libsql';
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { databaseFile, OWNER_ONLY } from './embedded';
import { fileError, isFileError } from './errors';
import { BUSY_TIMEOUT } from './inTransaction';

/** Waits until a file, or what a directory lists, is on disk. */
function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Writes the embedded database as of now into one new file, also while a server is writing. Neither migrates nor
 * changes the database. Only the owner may read the file, which gets its name when it is complete.
 *
 * @param directory of the database
 * @throws Error that says why there is no backup, also of the database
 */
export function backupEmbedded(directory: string, file: string): void {
  const source = databaseFile(directory);
  if (!existsSync(source)) throw new Error(`DATA_DIR: there is no ${source}.`);
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  // The partial file has a name of its own, because another backup to this file may be running.
  const part = `${file}.${randomUUID()}.part`;
  try {
    // SQLite writes into an empty file, and keeps its permissions.
    closeSync(openSync(part, 'wx', OWNER_ONLY));
  } catch (error) {
    throw fileError(file, error);
  }
  const database = new Database(source, { timeout: BUSY_TIMEOUT });
  try {
    database.prepare('vacuum into ?').run(part);
    syncToDisk(part);
    // Another backup may have ended meanwhile. A hard link would fail by itself, but not every file system has links.
    if (existsSync(file)) throw new Error(`${file} exists already.`);
    renameSync(part, file);
    syncToDisk(dirname(file));
  } catch (error) {
    throw isFileError(error) ? fileError(file, error) : error;
  } finally {
    database.close();
    // On a full disk SQLite leaves its journal as well.
    for (const left of [part, `${part}-journal`]) rmSync(left, { force: true });
  }
}
