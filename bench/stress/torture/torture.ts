/*
 * `npm run stress -- torture`: checks that acknowledged applications survive crashes. The number of rounds of each
 * scenario is an option: `npm run stress -- torture --embedded 100 --postgres 30 --stop 10 --disk 4`. Fails when
 * anything is lost, stored twice, answered wrongly, not delivered by the webhook or not once in the feed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FAULTS, type Figures } from './compare';
import { fullDisk } from './fullDisk';
import { killEmbedded } from './killEmbedded';
import { killReplicas } from './killReplicas';
import { stopInLoad } from './stopInLoad';
import { WRITERS } from './writers';

const { values } = parseArgs({
  options: {
    embedded: { type: 'string', default: '100' },
    postgres: { type: 'string', default: '30' },
    stop: { type: 'string', default: '10' },
    disk: { type: 'string', default: '4' },
  },
});

type Scenario = (rounds: number, directory: string) => Promise<Figures>;

const SCENARIOS: readonly [title: string, rounds: string, scenario: Scenario][] = [
  ['kill -9, embedded', values.embedded, killEmbedded],
  ['kill -9, two replicas on PostgreSQL', values.postgres, killReplicas],
  ['SIGTERM under full load, embedded', values.stop, stopInLoad],
  ['full disk, embedded', values.disk, fullDisk],
];

const COLUMNS: readonly [title: string, column: keyof Figures][] = [
  ['rounds', 'rounds'],
  ['acknowledged', 'acknowledged'],
  ['unconfirmed', 'unconfirmed'],
  ['of those stored', 'storedUnconfirmed'],
  ['lost', 'lost'],
  ['duplicates', 'duplicates'],
  ['unexpected answers', 'unexpected'],
  ['deliveries', 'deliveries'],
  ['repeated', 'repeated'],
  ['undelivered', 'undelivered'],
  ['with another id', 'otherIds'],
  ['feed faults', 'feedFaults'],
];

async function torture(): Promise<boolean> {
  // Each running backend has an exit listener.
  process.setMaxListeners(0);
  let passed = true;
  console.warn(`${WRITERS} parallel writers.`);
  console.warn(`| scenario | ${COLUMNS.map(([title]) => title).join(' | ')} | s |`);
  console.warn(`|---|${'---|'.repeat(COLUMNS.length + 1)}`);
  for (const [title, rounds, scenario] of SCENARIOS) {
    if (Number(rounds) === 0) continue;
    const directory = mkdtempSync(join(tmpdir(), 'torture-'));
    const begin = performance.now();
    const figures = await scenario(Number(rounds), directory);
    const seconds = Math.round((performance.now() - begin) / 1000);
    rmSync(directory, { recursive: true });
    const cells = COLUMNS.map(([, column]) => figures[column]);
    console.warn(`| ${title} | ${cells.join(' | ')} | ${seconds} |`);
    passed &&= FAULTS.every((name) => figures[name] === 0);
  }
  return passed;
}

torture().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
