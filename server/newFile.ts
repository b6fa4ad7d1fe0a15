import { open, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { fileError } from './database/errors';

/**
 * Writes a file that did not exist before, and that nobody else on this machine may read. A file that cannot be written
 * to its end is removed.
 *
 * @param write ends the stream
 * @throws Error that names the file
 */
export async function writeNewFile(
  path: string,
  write: (out: Writable) => Promise<void>,
): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw fileError(path, error);
  });
  try {
    await write(file.createWriteStream());
  } catch (error) {
    await rm(path, { force: true });
    throw fileError(path, error);
  }
}
