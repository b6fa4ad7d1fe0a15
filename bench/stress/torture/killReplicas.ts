import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../../server/testing/postgres/startPostgres';
import { type Backend, startBackend } from '../../../server/testing/startBackend';
import { writeSeed } from '../../../server/testing/testSeed';
import { compare, emptyFigures, type Figures } from './compare';
import { Deliveries } from './deliveries';
import { Ledger } from './writers';

/** The database crashes as well in every nth round. */
const DATABASE_CRASHES_EVERY = 5;

/**
 * Kills one or both of two backends on one PostgreSQL under full load, while they deliver to a faulty receiver; in some
 * rounds PostgreSQL as well.
 */
export async function killReplicas(rounds: number, directory: string): Promise<Figures> {
  const postgres = await startPostgres();
  try {
    const seed = join(directory, 'seed');
    writeSeed(seed);
    const deliveries = await Deliveries.start();
    const variables = {
      SEED_DIR: seed,
      DATA_DIR: directory,
      DATABASE_URL: postgres.url,
      POSTS_PER_MINUTE: '0',
    };
    const place = { url: postgres.url, directory };
    const start = () => startBackend({ ...variables, ...deliveries.environment });
    const ledger = new Ledger();
    const figures = emptyFigures();
    let replicas: Backend[] = await Promise.all([start(), start()]);
    const addresses = () => replicas.map(({ apiUrl }) => apiUrl);
    for (let round = 0; round < rounds; round += 1) {
      let stopped = false;
      const writing = ledger.write(addresses, () => stopped);
      await pause(100 + Math.random() * 500);
      if (round % DATABASE_CRASHES_EVERY === DATABASE_CRASHES_EVERY - 1) await postgres.crash();
      const killed = round % 3 === 2 ? [0, 1] : [Math.floor(Math.random() * 2)];
      const isKilled = (_replica: Backend, index: number) => killed.includes(index);
      await Promise.all(replicas.filter(isKilled).map((replica) => replica.end('SIGKILL')));
      await pause(100);
      stopped = true;
      await writing;
      replicas = await Promise.all(
        replicas.map((replica, index) =>
          isKilled(replica, index) ? start() : Promise.resolve(replica),
        ),
      );
      await compare(place, ledger, figures);
      await ledger.retry(addresses());
    }
    const url = replicas[0]?.url ?? '';
    await deliveries.check(url, variables, place, ledger, figures);
    await Promise.all(replicas.map((replica) => replica.end('SIGTERM')));
    await deliveries.close();
    await compare(place, ledger, figures);
    return { ...figures, rounds };
  } finally {
    await postgres.stop();
  }
}
