/*
 * `npm run stress -- refusals`: measures reads while one address sends bodies that are expensive to refuse, 40 at a time,
 * with the default rate limit and without one.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startBackend } from '../../server/testing/startBackend';
import { testApplication } from '../../server/testing/testApplication';
import { writeSeed } from '../../server/testing/testSeed';
import type { Application } from '../../src/contract/application';

const PARALLEL = 40;
const SECONDS = 4;
/** The maximum size of a body, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** As many copies of `item` as fit into a body. */
function filled(item: unknown): unknown[] {
  const size = Buffer.byteLength(JSON.stringify(item)) + 1;
  return Array.from({ length: Math.floor((BODY_LIMIT - 4096) / size) }, () => item);
}

function bodies(): [name: string, body: object][] {
  const valid = testApplication() satisfies Application;
  const [consent] = valid.warunkiRekrutacyjne;
  const [form] = valid.definicjeFormularzy;
  const long = 'ą'.repeat(125_000);
  return [
    ['empty consents', { ...valid, warunkiRekrutacyjne: filled({}) }],
    ['empty forms', { ...valid, definicjeFormularzy: filled({}) }],
    ['one consent many times', { ...valid, warunkiRekrutacyjne: filled(consent) }],
    [
      'questions in a form',
      { ...valid, definicjeFormularzy: [{ ...form, pozycjeFormularza: filled({}) }] },
    ],
    ['a long name', { ...valid, kandydat: { ...valid.kandydat, nazwisko: long } }],
    [
      'a name of combining marks',
      { ...valid, kandydat: { ...valid.kandydat, nazwisko: '\u0301\u0328'.repeat(60_000) } },
    ],
    ['a long e-mail', { ...valid, kandydat: { ...valid.kandydat, email: 'a@'.repeat(125_000) } }],
    [
      'a long number',
      { ...valid, kandydat: { ...valid.kandydat, telefon: `+${'9'.repeat(250_000)}` } },
    ],
    ['a deep list', filled([[]])],
  ];
}

/** Sends a body repeatedly. Runs in a process of its own, so that it does not delay the measurement. */
async function sendAll(address: string, text: string): Promise<void> {
  const end = performance.now() + SECONDS * 1000;
  const statuses: Record<string, number> = {};
  let largest = 0;
  const send = async (sender: number) => {
    for (let count = 0; performance.now() < end; count += 1) {
      const key = `${sender}-${count}`;
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const request = { method: 'POST', headers, body: text };
      const response = await fetch(`${address}/kandydaci`, request).catch(() => null);
      const body = await response?.text().catch(() => '');
      largest = Math.max(largest, body?.length ?? 0);
      const status = response?.status ?? 'none';
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, (_, sender) => send(sender)));
  console.warn(
    `responses ${JSON.stringify(statuses)}, at most ${largest} for ${text.length} bytes`,
  );
}

async function measure(address: string, file: string): Promise<string> {
  const loader = join(__dirname, '..', '..', 'server', 'testing', 'typescript.cjs');
  const sender = spawn(process.execPath, ['-r', loader, __filename, address, file]);
  let output = '';
  sender.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const times: number[] = [];
  while (sender.exitCode === null) {
    const begin = performance.now();
    await (await fetch(`${address}/slowniki/kraj?lang=pl`)).arrayBuffer();
    times.push(performance.now() - begin);
    await pause(5);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `reads p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ${output.trim()}`;
}

async function main([address, file]: readonly string[]): Promise<void> {
  if (address !== undefined && file !== undefined) {
    return sendAll(address, readFileSync(file, 'utf8'));
  }
  for (const limit of ['300', '0']) {
    console.warn(`POSTS_PER_MINUTE=${limit}`);
    for (const [name, body] of bodies()) {
      const directory = mkdtempSync(join(tmpdir(), 'expensive-'));
      writeSeed(directory);
      const backend = await startBackend({
        ...{ SEED_DIR: directory, DATA_DIR: directory },
        POSTS_PER_MINUTE: limit,
      });
      const file = join(directory, 'body.json');
      writeFileSync(file, JSON.stringify(body));
      console.warn(`  ${name}: ${await measure(backend.apiUrl, file)}`);
      await backend.end('SIGKILL');
      rmSync(directory, { recursive: true });
    }
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
