import { existsSync, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
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

/**
 * Creates a folder and those around it. Node.js does so by itself with `recursive`, but tries forever where the system
 * allows no folder, as below /proc.
 *
 * @param mode of the folders that did not exist
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process has created it meanwhile.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
