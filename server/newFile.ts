import { open, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { fileError, isFileError } from './database/errors';

/**
 * Writes a file that did not exist before, and that nobody else on this machine may read. A file that cannot be written
 * to its end is removed.
 *
 * @param write ends the stream
 * @throws Error that names the file, or the error of `write` that has nothing to do with it
 */
export async function writeNewFile(
  path: string,
  write: (out: Writable) => Promise<void>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw fileError(path, error);
  });
  const out = file.createWriteStream();
  try {
    await write(out);
  } catch (error) {
    out.destroy();
    await rm(path, { force: true });
    throw isFileError(error) ? fileError(path, error) : error;
  }
}
