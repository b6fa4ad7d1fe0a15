import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import { testApplication } from '../testing/testApplication';
import { postApplication, storedRows, testServer } from '../testing/testServer';

const PAGE = join(__dirname, '..', '..', 'docs', 'integration.md');
const SECRET = `whsec_${Buffer.alloc(32, 'page').toString('base64')}`;

let directory: string;
let receiver: ChildProcess;
let lines: AsyncIterator<string>;
let reader: Interface;
let url: string;

/** The next line that the receiver prints. */
async function printed(): Promise<string> {
  const { value } = (await lines.next()) as { value: string };
  return value;
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'receiver-'));
  const program = /```js\n([^]*?)```/.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? '';
  const file = join(directory, 'receiver.mjs');
  writeFileSync(file, program);
  const env = { PATH: process.env['PATH'], WEBHOOK_SECRET: SECRET, PORT: '0' };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  receiver = child;
  reader = createInterface(child.stdout);
  lines = reader[Symbol.asyncIterator]();
  url = `http://localhost:${(await printed()).replace('port ', '')}/`;
});
afterEach(() => {
  expect(receiver.exitCode).toBeNull();
  receiver.kill();
  reader.close();
  rmSync(directory, { recursive: true });
});

test('the receiver of docs/integration.md takes what the server delivers', async () => {
  const server = await testServer({
    webhook: { url, secret: SECRET },
    // The receiver refuses old deliveries.
    now: () => new Date(),
  });
  await postApplication(server, testApplication());
  const [row] = await storedRows(server);
  expect(await printed()).toBe(`zgloszenie.zapisane ${row?.reference ?? 'nothing'}`);
  await server.close();
});

const BODY = JSON.stringify({ id: 'one', type: 'test', data: { reference: 'AAAAAAAA' } });
const OTHER = `whsec_${Buffer.alloc(32, 'other').toString('base64')}`;

/** The headers of a genuine delivery, apart from what is changed. */
function headersOf({ secret = SECRET, at = new Date() } = {}): Record<string, string> {
  return {
    'webhook-id': 'one',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('one', at, BODY),
  };
}

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

test.each<[string, Record<string, string>, string, number]>([
  ['a genuine delivery', headersOf(), BODY, 204],
  [
    'one signed twice',
    { ...headersOf(), 'webhook-signature': `v1,AAAA ${headersOf()['webhook-signature'] ?? ''}` },
    BODY,
    204,
  ],
  ['another secret', headersOf({ secret: OTHER }), BODY, 401],
  ['another body', headersOf(), BODY.replace('AAAAAAAA', 'CCCCCCCC'), 401],
  ['another id', { ...headersOf(), 'webhook-id': 'two' }, BODY, 401],
  ['an old delivery', headersOf({ at: ago(600) }), BODY, 401],
  ['no timestamp', { ...headersOf(), 'webhook-timestamp': 'now' }, BODY, 401],
  ['no headers', {}, BODY, 401],
])('the receiver of docs/integration.md judges %s', async (_name, headers, body, status) => {
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(status);
});

test('the receiver of docs/integration.md survives a request that is broken off', async () => {
  const headers = { ...headersOf(), 'content-length': String(BODY.length) };
  const broken = request(url, { method: 'POST', headers });
  broken.on('error', () => undefined);
  const closed = new Promise((resolve) => broken.once('close', resolve));
  broken.write(BODY.slice(0, 5), () => broken.destroy());
  await closed;
  const given = { method: 'POST', headers: headersOf(), body: BODY };
  for (let time = 1; time <= 5; time += 1) expect((await fetch(url, given)).status).toBe(204);
});
