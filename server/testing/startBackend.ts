import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ROOT = join(__dirname, '..', '..');

/** The time that a start may take, in milliseconds. */
const START_LIMIT = 30_000;

/** A running process of the built backend. */
export interface Backend {
  /** The address of the site, with a slash at the end. */
  url: string;
  /** The address of the API, without a slash at the end. */
  apiUrl: string;
  /** Everything it has logged so far. */
  output: () => string;
  /**
   * Sends a signal and waits for the exit.
   *
   * @returns the exit code, or null when the signal ended the process
   * @throws Error when the process had already exited
   */
  end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/**
 * A port of this machine that nothing listens on: below those that systems give to outgoing connections, one of which
 * could take it before the backend listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<boolean> {
  const end = performance.now() + START_LIMIT;
  while (server.exitCode === null && performance.now() < end) {
    const response = await fetch(url).catch(() => null);
    if (response !== null) return true;
    await pause(50);
  }
  return false;
}

/**
 * Starts the built backend on a free port. The process does not outlive this one.
 *
 * @param environment variables besides those of this process; HOST and PORT are set here
 * @throws Error with its output when it does not respond in time
 */
export async function startBackend(environment: NodeJS.ProcessEnv): Promise<Backend> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const server = spawn(process.execPath, [join(ROOT, 'build', 'server.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  server.once('exit', () => process.removeListener('exit', kill));
  const output: string[] = [];
  server.stdout.on('data', (text: Buffer) => output.push(text.toString()));
  server.stderr.on('data', (text: Buffer) => output.push(text.toString()));
  if (!(await waitUntilReady(url, server))) {
    kill();
    throw new Error(`The backend did not start:\n${output.join('')}`);
  }
  return {
    url,
    apiUrl: `${url}api/rekrutacja`,
    output: () => output.join(''),
    end: async (signal) => {
      const { exitCode } = server;
      if (exitCode !== null) throw new Error(`The backend has already exited: ${exitCode}`);
      const exited = once(server, 'exit');
      server.kill(signal);
      await exited;
      return server.exitCode;
    },
  };
}
