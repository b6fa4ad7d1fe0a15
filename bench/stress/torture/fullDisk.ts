import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../../../server/testing/startBackend';
import { writeSeed } from '../../../server/testing/testSeed';
import { compare, emptyFigures, type Figures } from './compare';
import { Ledger } from './writers';

const SMALL = 'size=6m';
const LARGE = 'size=64m';

/** The disk has been full long enough after this many 503 responses. */
const REFUSALS = 200;

/**
 * Fills the disk under full load: a small tmpfs, which only root may mount. Every response must be 200 or 503, the
 * catalogue must stay readable, and with more space applications must be stored again: without a restart in every other
 * round, after a kill otherwise.
 */
export async function fullDisk(rounds: number, directory: string): Promise<Figures> {
  const figures = emptyFigures();
  for (let round = 0; round < rounds; round += 1) {
    const disk = join(directory, `disk${round}`);
    mkdirSync(disk, { recursive: true });
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', SMALL, 'tmpfs', disk]);
    try {
      const found = await fill(disk, join(directory, 'seed'), round % 2 === 0);
      for (const name of Object.keys(figures) as (keyof Figures)[]) figures[name] += found[name];
    } finally {
      // This process holds database files open until they are garbage-collected.
      execFileSync('/bin/umount', ['--lazy', disk]);
    }
  }
  return { ...figures, rounds };
}

async function fill(disk: string, seed: string, kill: boolean): Promise<Figures> {
  writeSeed(seed);
  const place = { url: null, directory: join(disk, 'data') };
  const start = () =>
    startBackend({ SEED_DIR: seed, DATA_DIR: place.directory, POSTS_PER_MINUTE: '0' });
  const ledger = new Ledger();
  const figures = emptyFigures();
  let backend = await start();
  try {
    let refused = 0;
    await ledger.write(
      () => [backend.apiUrl],
      () => refused >= REFUSALS || ledger.unexpected.length > 0,
      (status) => {
        if (status === 503) refused += 1;
        if (status === null) ledger.unexpected.push('a connection without a response');
      },
    );
    const { status } = await fetch(`${backend.apiUrl}/dks`);
    if (status !== 200) ledger.unexpected.push(`${status} for the catalogue`);
    if (kill) await backend.end('SIGKILL');
    execFileSync('/bin/mount', ['-o', `remount,${LARGE}`, disk]);
    if (kill) backend = await start();
    await compare(place, ledger, figures);
    await ledger.retry([backend.apiUrl]);
    await compare(place, ledger, figures);
    return figures;
  } finally {
    await backend.end('SIGTERM');
  }
}
