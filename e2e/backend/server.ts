import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A running backend with a database of its own. */
export interface Backend {
  /** The address of the site, with a slash at the end. */
  url: string;
  /** The file of the embedded database. */
  databasePath: string;
  /** Everything it has logged so far. */
  log: () => string;
  /** Stops it with SIGTERM, as a host does, and removes its data. */
  stop: () => Promise<void>;
}

const START_LIMIT = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function untilItAnswers(url: string, server: ChildProcess, output: string[]): Promise<void> {
  const end = Date.now() + START_LIMIT;
  while (server.exitCode === null && Date.now() < end) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null) return;
    await pause(50);
  }
  server.kill('SIGKILL');
  throw new Error(`The backend did not start:\n${output.join('')}`);
}

/**
 * Starts the built backend with an empty, temporary data directory.
 *
 * @param environment settings besides HOST, PORT and DATA_DIR
 * @throws Error with the backend's output when it does not respond in time
 */
export async function startBackend(environment: NodeJS.ProcessEnv = {}): Promise<Backend> {
  const directory = mkdtempSync(path.join(tmpdir(), 'rekrutacja-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = spawn(process.execPath, [path.join(__dirname, '..', '..', 'build', 'server.js')], {
    cwd: path.join(__dirname, '..', '..'),
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      // The tests are all one person.
      POSTS_PER_PERSON_PER_MINUTE: '0',
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: directory,
    },
  });
  const output: string[] = [];
  server.stdout.on('data', (text: Buffer) => output.push(text.toString()));
  server.stderr.on('data', (text: Buffer) => output.push(text.toString()));
  await untilItAnswers(url, server, output);
  return {
    url,
    databasePath: path.join(directory, 'rekrutacja.db'),
    log: () => output.join(''),
    stop: async () => {
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
