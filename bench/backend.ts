import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEED } from '../server/testing/testSeed';

const PROGRAM = join(__dirname, '..', 'build', 'server.js');

/** A running process of the built backend. */
export interface Backend {
  /** Of its calls, without a slash at the end. */
  address: string;
  /** Sends a signal and resolves with the exit code when the process is gone; null when a signal ended it. Throws when it was gone before. */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** Writes the small catalogue of the tests, for `SEED_DIR`. */
export function writeSeed(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, content] of Object.entries(SEED.seed)) {
    writeFileSync(join(directory, `${name}.json`), JSON.stringify(content));
  }
}

/**
 * Starts the built backend on a free port, without a limit of posts.
 *
 * @param environment its variables: SEED_DIR, DATA_DIR or DATABASE_URL
 * @throws Error with its output when it ends before it listens
 */
export async function startBackend(environment: Record<string, string>): Promise<Backend> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      POSTS_PER_MINUTE: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // It does not outlive the program that started it, however that ends.
  process.once('exit', () => child.kill('SIGKILL'));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const look = (text: Buffer) => {
      output += text.toString();
      const [, found] = /Server listening at (http[^"]+)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('exit', () => reject(new Error(`The backend did not start:\n${output}`)));
  });
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data').resume();
  return {
    address: `${address}/api/rekrutacja`,
    end: async (signal) => {
      const { exitCode } = child;
      if (exitCode !== null) throw new Error(`The backend ended by itself: ${exitCode}`);
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
