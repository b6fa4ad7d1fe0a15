import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Backend } from './server';

const SERVER = path.join(__dirname, '..', '..', 'build', 'server.js');

/** Runs a command of the office against a backend, and returns what it prints. */
export function office({ databasePath }: Backend, ...words: string[]): string {
  return execFileSync(process.execPath, [SERVER, 'applications', ...words], {
    env: { ...process.env, DATA_DIR: path.dirname(databasePath) },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}
