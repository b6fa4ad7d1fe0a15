/*
 * Runs a command with TEST_DATABASE_URL. Unless it is set, a temporary PostgreSQL is started for the command, which does
 * not wait for the disk.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './startPostgres';

async function run([program, ...words]: readonly string[]): Promise<number> {
  if (program === undefined) throw new Error('Name the command to run.');
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given === undefined ? await startPostgres(['fsync=off']) : null;
  const env = { ...process.env, TEST_DATABASE_URL: given ?? postgres?.url };
  const command = spawn(program, words, { env, stdio: 'inherit' });
  // Signals end the command first, then the database.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => command.kill(signal));
  }
  try {
    await once(command, 'close');
    return command.exitCode ?? 1;
  } finally {
    await postgres?.stop();
  }
}

run(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
