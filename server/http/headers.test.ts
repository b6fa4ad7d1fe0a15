import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { API_PREFIX } from '../app';
import { testApplication, testPesel } from '../testing/testApplication';
import {
  HEAD_SCRIPT,
  postApplication,
  serverForEachTest,
  STYLE,
  testServer,
} from '../testing/testServer';
import { acceptedEncoding } from './cachedResponse';
import { serializeError } from './logging';
import { MEASUREMENT_FRAME } from './measurementFrame';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** Inside the page only its own style and first script, by their hashes, and nothing that somebody else put there. */
const POLICY =
  `default-src 'none'; script-src 'self' ${hash(HEAD_SCRIPT)}; style-src 'self' ${hash('')} ${hash(STYLE)}; ` +
  "img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify webpack";
const HEADERS = {
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
const server = serverForEachTest();

test.each([
  ['GET', '/', 200],
  ['GET', '/assets/main.1.js', 200],
  ['GET', '/assets/none.js', 404],
  ['GET', `${API_PREFIX}/dks`, 200],
  ['GET', `${API_PREFIX}/none`, 404],
  ['POST', `${API_PREFIX}/kandydaci`, 415],
  ['POST', '/', 404],
] as const)('%s %s has the headers', async (method, url, status) => {
  const answer = await server.app.inject({ method, url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(HEADERS);
});

test('the policy allows what is configured, nothing else', () => {
  const apiBase = 'https://api.example.org:8443/rekrutacja/';
  const elsewhere = contentSecurityPolicy({ ...DEFAULT_SITE_CONFIG, apiBase });
  expect(elsewhere).toContain("connect-src 'self' https://api.example.org:8443;");
  expect(elsewhere).not.toContain('google');
  const measured = contentSecurityPolicy({ ...DEFAULT_SITE_CONFIG, tagManagerId: 'GTM-ABC' });
  expect(measured).toContain("frame-src 'self';");
  expect(measured).not.toContain('google');
});

test('the frame of the tag manager has its own policy, once one is configured', async () => {
  const url = `/${MEASUREMENT_FRAME}`;
  const { headers } = await server.app.inject({ url });
  expect(headers['content-security-policy']).toBe(POLICY);

  const config = { ...DEFAULT_SITE_CONFIG, tagManagerId: 'GTM-ABC' };
  const measured = await testServer({ config });
  const frame = await measured.app.inject({ url });
  await measured.close();
  const script = /<script>([^]*)<\/script>/.exec(frame.body)?.[1] ?? '';
  const policy = frame.headers['content-security-policy'];
  expect(policy).toContain(`script-src ${hash(script)} https://www.googletagmanager.com;`);
  expect(policy).toContain("frame-ancestors 'self'; sandbox allow-scripts");
  expect(frame.headers).toMatchObject({ ...HEADERS, 'content-security-policy': policy });
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', 'identity'],
  ['brotli', 'identity'],
])('Accept-Encoding %s is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('a response has the id of its request in the log, whatever id the request has', async () => {
  const url = `${API_PREFIX}/kandydaci`;
  const given = 'aaaaaaaa-aaaa';
  const answers = [1, 2].map(() =>
    server.app.inject({ method: 'POST', url, payload: {}, headers: { 'x-request-id': given } }),
  );
  const ids = (await Promise.all(answers)).map(({ headers }) => headers['x-request-id']);
  expect(new Set([given, ...ids]).size).toBe(3);
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const lines = server.log.filter((line) => line.includes(`"reqId":"${String(id)}"`));
    expect(lines.join('')).toContain('"status":400');
  }
});

describe('a server error', () => {
  const post = (pesel = testPesel(1)) => postApplication(server, testApplication({ pesel }));

  test('contains only its id, which is in the log', async () => {
    await server.database.schema.alterTable('applications').renameTo('away').execute();
    const answer = await post();
    expect(answer.statusCode).toBe(500);
    const { id, ...rest } = answer.json<{ id: string }>();
    expect(rest).toEqual({ kod: 'BLAD_SERWERA' });
    expect(answer.headers).toMatchObject({ ...HEADERS, 'cache-control': 'no-store' });
    const failed = server.log.filter((line) => line.includes('"failed"'));
    expect(failed).toHaveLength(1);
    expect(failed[0]).toContain(id);
  });

  test('of a full disk has Retry-After', async () => {
    server.database.transaction = () => {
      throw Object.assign(new Error('the disk is full'), { code: 'SQLITE_FULL' });
    };
    const answer = await post();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ kod: 'NIEDOSTEPNE' });
    expect(answer.headers['retry-after']).toBe('5');
  });

  test('a commit with a lost acknowledgement is not reported as an earlier application', async () => {
    const { database } = server;
    const begin = database.transaction.bind(database);
    // However long the test takes, the three are stored together.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    let commits = 0;
    database.transaction = () => {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      builder.execute = async (work) => {
        await execute(work);
        commits += 1;
        throw new Error('Connection terminated unexpectedly');
      };
      return builder;
    };
    const answers = await Promise.all([1, 2, 3].map((index) => post(testPesel(index))));
    clock.mockRestore();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(commits).toBe(1);
  });
});

test('the log has name, code and stack of an error, not its message', () => {
  const error = Object.assign(new Error('Key (pesel)=(1)\nat once'), {
    code: '23505',
    detail: 'secret',
  });
  const logged = serializeError(error);
  expect(logged).toMatchObject({ type: 'Error', message: '23505' });
  expect(logged.stack).toContain('headers.test.ts');
  expect(JSON.stringify(logged)).not.toMatch(/pesel|secret|once/);
});

test('the log has method, route, status and time, and no personal data', async () => {
  const mark = 'Znacznik';
  const url = `${API_PREFIX}/kandydaci?q=${mark}`;
  const right = testApplication({
    imie: mark,
    nazwisko: mark,
    email: `${mark}@example.org`,
    miejsceUrodzenia: mark,
  });
  const post = (payload: object | string, headers = {}) =>
    server.app.inject({ method: 'POST', url, payload, headers });
  await post(right, { 'x-forwarded-for': mark });
  await post(`{"${mark}":`, { 'content-type': 'application/json' });
  await server.app.inject({ url: `/${mark}/%` });
  await server.app.inject({ url: `/api/${mark}?${mark}` });
  await server.database.schema.alterTable('applications').renameTo('away').execute();
  await post(right);
  const log = server.log.join('');
  expect(log).not.toContain(mark);
  expect(log).not.toContain('127.0.0.1');
  const answered = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(
    answered
      .filter(({ msg }) => msg === 'answered')
      .map(({ method, route, status }) => [method, route, status]),
  ).toEqual([
    ['POST', `${API_PREFIX}/kandydaci`, 200],
    ['POST', `${API_PREFIX}/kandydaci`, 400],
    ['GET', '/*', 200],
    ['GET', '/api/*', 404],
    ['POST', `${API_PREFIX}/kandydaci`, 500],
  ]);
});

test('docs/hosting.md names the headers that the backend sends', () => {
  const page = readFileSync(join(__dirname, '..', '..', 'docs', 'hosting.md'), 'utf8');
  const [, block = ''] = /```\n(Content-Security-Policy[^]*?)```/.exec(page) ?? [];
  const lines = block.trim().split('\n');
  const named = lines
    .map((line) => line.split(': '))
    .map(([name = '', ...value]) => [name.toLowerCase(), value.join(': ')]);
  expect(Object.fromEntries(named)).toEqual(securityHeaders(DEFAULT_SITE_CONFIG));
});
