import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBackend } from '../../../server/testing/startBackend';
import { writeSeed } from '../../../server/testing/testSeed';
import { compare, emptyFigures, type Figures } from './compare';
import { Deliveries } from './deliveries';
import { Ledger } from './writers';

/**
 * Kills the backend with the embedded database under full load, repeatedly on the same data, while it delivers to a
 * faulty receiver.
 */
export async function killEmbedded(rounds: number, directory: string): Promise<Figures> {
  const seed = join(directory, 'seed');
  const data = join(directory, 'data');
  writeSeed(seed);
  const deliveries = await Deliveries.start();
  const variables = { SEED_DIR: seed, DATA_DIR: data, POSTS_PER_MINUTE: '0' };
  const start = () => startBackend({ ...variables, ...deliveries.environment });
  const ledger = new Ledger();
  const figures = emptyFigures();
  let backend = await start();
  for (let round = 0; round < rounds; round += 1) {
    let stopped = false;
    const writing = ledger.write(
      () => [backend.apiUrl],
      () => stopped,
    );
    await pause(50 + Math.random() * 450);
    const ended = backend.end('SIGKILL');
    stopped = true;
    await ended;
    await writing;
    backend = await start();
    await compare({ url: null, directory: data }, ledger, figures);
    await ledger.retry([backend.apiUrl]);
  }
  const place = { url: null, directory: data };
  await deliveries.check(backend.url, variables, place, ledger, figures);
  await backend.end('SIGTERM');
  await deliveries.close();
  await compare(place, ledger, figures);
  return { ...figures, rounds };
}
