import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { testApplication, testPesel } from './testApplication';
import { createTestDatabase, type TestDatabase } from './testDatabase';
import { writeSeed } from './testSeed';

const children: ChildProcessWithoutNullStreams[] = [];

/** Ends all programs that `startProgram` started, and waits until they write no more. */
export async function killPrograms(): Promise<void> {
  const running = children
    .splice(0)
    .filter(({ exitCode, signalCode }) => (exitCode ?? signalCode) === null);
  await Promise.all(
    running.map(async (child) => {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    }),
  );
}

/** A new place with a seed for the programs of each test, which end after it; its properties are those of the test. */
export function placeForEachTest(): TestDatabase {
  const place = {} as TestDatabase;
  beforeEach(async () => {
    Object.assign(place, await createTestDatabase());
    writeSeed(place.directory);
  });
  afterEach(async () => {
    await killPrograms();
    await place.remove();
  });
  return place;
}

/** Starts the program like `node build/server.js`, from its sources, with the database and the seed of `place`. */
export function startProgram(
  place: TestDatabase,
  words: readonly string[],
  environment: Record<string, string>,
) {
  const hook = join(__dirname, 'typescript.cjs');
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: place.directory,
    SEED_DIR: place.directory,
    DATABASE_URL: place.url ?? '',
    PORT: '0',
    HOST: '127.0.0.1',
    ...environment,
  };
  const child = spawn(process.execPath, ['-r', hook, join(__dirname, '..', 'main.ts'), ...words], {
    env,
  });
  children.push(child);
  let output = '';
  const listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
      listeners.forEach((listener) => listener());
    });
  }
  const seen = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      child.once('close', () =>
        reject(new Error(`The program ended without ${pattern}: ${output}`)),
      );
      const look = () => {
        const match = pattern.exec(output);
        if (match !== null) resolve(match[1] ?? match[0]);
      };
      listeners.push(look);
      look();
    });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, seen, ended, output: () => output };
}

/** Holds what a server writes once it listens, with its address. */
export const LISTENING = /Server listening at ([^"]+)/;

/** Sends the application of a person to a server; returns the status. */
export async function postTo(address: string, person: number): Promise<number> {
  const answer = await fetch(`${address}/api/rekrutacja/kandydaci`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(testApplication({ pesel: testPesel(person) })),
  });
  return answer.status;
}
