/*
 * `npm run fuzz`: sends generated bodies and malformed HTTP to the built backend. No response may be a 5xx, the process
 * must not exit, and accepted applications must be stored as sent. Repeat a run with its seed: `npm run fuzz --
 * --bodies 100000 --requests 5000 --seed 1`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend, writeSeed } from '../../bench/backend';
import { fuzzBodies, type Findings } from './bodies';
import { fuzzRequests } from './rawRequests';
import { openSlowConnections } from './slowConnections';

const { values } = parseArgs({
  options: {
    bodies: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

function report(title: string, { statuses, faults }: Findings): void {
  const counts = [...statuses].sort().map(([status, count]) => `${count} x ${status}`);
  console.warn(`${title}: ${counts.join(', ')}; ${faults.length} faults`);
  for (const fault of faults.slice(0, 5)) console.error(fault);
}

async function fuzz(): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'fuzz-'));
  writeSeed(directory);
  const backend = await startBackend({
    ...{ SEED_DIR: directory, DATA_DIR: directory },
    POSTS_PER_PERSON_PER_MINUTE: '0',
  });
  const { origin, port } = new URL(backend.address);
  const seed = Number(values.seed);
  console.warn(`Seed ${seed}`);
  const slow = await openSlowConnections(Number(port));
  const requests = await fuzzRequests(Number(port), Number(values.requests), seed);
  report('Malformed HTTP', requests);
  const count = Number(values.bodies);
  const bodies = await fuzzBodies({ origin, directory }, { count, seed });
  report('Bodies', bodies);
  console.warn(
    `Slow connections still open: ${slow.filter(({ closed }) => !closed).length} of ${slow.length}`,
  );
  for (const socket of slow) socket.destroy();
  // Fails when the backend has crashed.
  const code = await backend.end('SIGTERM');
  console.warn(`The backend ended with ${code}.`);
  rmSync(directory, { recursive: true });
  return requests.faults.length + bodies.faults.length === 0 && code === 0;
}

fuzz().then(
  (right) => process.exit(right ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
