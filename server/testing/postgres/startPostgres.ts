import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms } from './programs';

/** A temporary PostgreSQL with default settings: commits are durable before they are acknowledged. */
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

/** Starts a PostgreSQL in a new temporary directory. */
export async function startPostgres(): Promise<LocalPostgres> {
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
    const words = ['-D', data, '-k', directory, '-c', 'listen_addresses='];
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
