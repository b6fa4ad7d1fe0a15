import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { codeOf } from './database/errors';

/**
 * A file that did not exist before, and that nobody else on this machine may read.
 *
 * @throws Error that names it where there is one, or no folder for it
 */
export async function newFile(path: string): Promise<Writable> {
  try {
    return (await open(path, 'wx', 0o600)).createWriteStream();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') throw new Error(`${path}: this file exists already.`);
    if (code === 'ENOENT') throw new Error(`${path}: there is no such folder.`);
    throw error;
  }
}
