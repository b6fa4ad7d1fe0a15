import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBackend } from '../../../server/testing/startBackend';
import { writeSeed } from '../../../server/testing/testSeed';
import { compare, emptyFigures, type Figures } from './compare';
import { Ledger } from './writers';

/** A typical host sends SIGKILL after this long, in milliseconds. */
const MAX_STOP_MS = 10_000;

/**
 * Stops the backend with SIGTERM under full load. It must respond to every request it has taken: a stored application
 * without a response counts as unexpected, and so does a slow or unclean exit.
 */
export async function stopInLoad(rounds: number, directory: string): Promise<Figures> {
  const seed = join(directory, 'seed');
  const data = join(directory, 'data');
  writeSeed(seed);
  const ledger = new Ledger();
  const figures = emptyFigures();
  for (let round = 0; round < rounds; round += 1) {
    const backend = await startBackend({ SEED_DIR: seed, DATA_DIR: data, POSTS_PER_MINUTE: '0' });
    let stopped = false;
    const writing = ledger.write(
      () => [backend.apiUrl],
      () => stopped,
    );
    await pause(200 + Math.random() * 500);
    const begin = performance.now();
    const code = await backend.end('SIGTERM');
    const took = Math.round(performance.now() - begin);
    stopped = true;
    await writing;
    if (code !== 0 || took > MAX_STOP_MS) ledger.unexpected.push(`exit ${code} after ${took} ms`);
    const before = figures.storedUnconfirmed;
    await compare({ url: null, directory: data }, ledger, figures);
    if (figures.storedUnconfirmed > before) ledger.unexpected.push('stored without a response');
    ledger.unconfirmed = [];
  }
  return { ...figures, unexpected: ledger.unexpected.length };
}
