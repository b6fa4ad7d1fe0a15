import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms } from './programs';

/** A temporary PostgreSQL with default settings, unless others are given. */
export interface LocalPostgres {
  /** For `DATABASE_URL`: a socket that only this account and root can open, without a port. */
  url: string;
  /** Kills all its processes without a checkpoint, and starts it again. */
  crash: () => Promise<void>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; the account of its package runs it instead. */
function account(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Resolves when the server accepts connections. */
async function untilReady(server: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-4000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
  server.stderr?.removeAllListeners('data').resume();
}

/**
 * Starts a PostgreSQL in a new temporary directory.
 *
 * @param settings such as `fsync=off`; by default a commit is on the disk before it is acknowledged
 */
export async function startPostgres(settings: readonly string[] = []): Promise<LocalPostgres> {
  const programs = postgresPrograms();
  const owner = account();
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (owner !== null) chownSync(directory, owner.uid, owner.gid);
  const options = { ...owner, cwd: directory, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const data = join(directory, 'data');
  const cluster = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--auth=trust', '--no-sync'];
  execFileSync(join(programs, 'initdb'), cluster, {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const start = async () => {
    const given = ['listen_addresses=', ...settings].flatMap((one) => ['-c', one]);
    const words = ['-D', data, '-k', directory, ...given];
    const server = spawn(join(programs, 'postgres'), words, {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(server);
    return server;
  };
  let server = await start();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
    crash: async () => {
      await end('SIGQUIT');
      server = await start();
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(directory, { recursive: true });
    },
  };
}
