import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { checkBackend } from '../server/testing/checkBackend';

const SERVER = join(__dirname, '..', 'examples', 'backend', 'server.mjs');
const SITE = 'https://www.example.org';

const directory = mkdtempSync(join(tmpdir(), 'example-'));
const FILE = join(directory, 'sent.jsonl');
// As somebody leaves it who has removed test applications.
writeFileSync(FILE, '');
let server: ChildProcess;

/** Starts it; resolves with its address. */
async function start(): Promise<string> {
  const env = { ...process.env, PORT: '0', FILE, ORIGIN: SITE };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  server = child;
  for await (const line of createInterface(child.stderr)) return line;
  throw new Error('The example did not start.');
}

afterEach(() => server.kill());
afterAll(() => rmSync(directory, { recursive: true }));

test('the site works with the example of a backend, also after a restart', async () => {
  const options = ['--write', '--origin', SITE, '--postcode', '30059'];
  const first = await checkBackend(await start(), options);
  server.kill();
  const second = await checkBackend(await start(), options);
  for (const { code, broken, advised, output } of [first, second]) {
    expect({ broken, advised }).toEqual({ broken: [], advised: [] });
    expect(code).toBe(0);
    expect(output).not.toContain('not checked');
  }
});
