/*
 * `npm run stress -- fuzz`: sends generated bodies and malformed HTTP to the built backend. No response may be a 5xx,
 * the process must not exit, and accepted applications must be stored as sent. Repeat a run with its seed:
 * `npm run stress -- fuzz --bodies 100000 --requests 5000 --seed 1`.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { APPLICATIONS } from '../../../server/testing/generatedBodies';
import { startBackend } from '../../../server/testing/startBackend';
import { writeSeed } from '../../../server/testing/testSeed';
import { type Findings, fuzzBodies } from './bodies';
import { fuzzRequests } from './rawRequests';

const { values } = parseArgs({
  options: {
    bodies: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const SLOW_CONNECTIONS = 200;

/** Opens requests that never end, half of them in the headers, half in the body. */
async function openSlowConnections(port: number): Promise<Socket[]> {
  const headers = `POST ${APPLICATIONS} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const sockets = Array.from({ length: SLOW_CONNECTIONS }, (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(index % 2 === 0 ? headers : `${headers}Content-Length: 1000\r\n\r\n{`);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

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
    POSTS_PER_MINUTE: '0',
  });
  const { origin, port } = new URL(backend.apiUrl);
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
  console.warn(`The backend exited with ${code}.`);
  rmSync(directory, { recursive: true });
  return requests.faults.length + bodies.faults.length === 0 && code === 0;
}

fuzz().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
