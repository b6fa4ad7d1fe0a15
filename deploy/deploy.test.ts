import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../server/environment';
import { securityHeaders } from '../server/http/securityHeaders';
import { testServer } from '../server/testing/testServer';
import { DEFAULT_SITE_CONFIG } from '../src/contract/siteConfig';

const ROOT = join(__dirname, '..');
const read = (...parts: string[]) => readFileSync(join(ROOT, ...parts), 'utf8');
const dockerfile = read('deploy', 'Dockerfile').replaceAll('\\\n', '');
const unit = read('deploy', 'rekrutacja.service');

/** The text behind an instruction of the Dockerfile ("VOLUME "), or behind a key of the unit ("ExecStart="). */
const after = (text: string, start: string) =>
  new RegExp(`^ *${start}(.*)`, 'm').exec(text)?.[1] ?? '';
/** "A=1 B=2" as an object. */
const variables = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map((one) => one.split('=') as [string, string]));

test('the backend accepts the settings, and the documents describe them', () => {
  const image = variables(after(dockerfile, 'ENV '));
  const container = { ...image, TRUST_PROXY: after(read('compose.yaml'), 'TRUST_PROXY: ') };
  const { NODE_ENV: _ofNode, ...service } = variables(after(unit, 'Environment='));
  const described = read('docs/configuration.md').match(/(?<=^\| .*`)[A-Z_]+(?=`)/gm) ?? [];
  expect(['NODE_ENV', ...described]).toEqual(expect.arrayContaining(Object.keys(container)));
  const { host, port, trustProxy, dataDirectory } = readEnvironment(container, '/app');
  expect([host, port, trustProxy]).toEqual(['0.0.0.0', 3000, 'loopback, uniquelocal']);
  expect(dataDirectory).toBe(after(dockerfile, 'VOLUME '));
  expect(service).toEqual({ DATA_DIR: `/var/lib/${after(unit, 'StateDirectory=')}` });
});

test('the image contains files that exist, and a stopped server has longer than it takes at most', () => {
  const copied = read('deploy', 'Dockerfile.dockerignore').match(/(?<=^!).+/gm) ?? [];
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const needed = after(dockerfile, 'COPY ').split(' ').slice(0, -1);
  expect(copied).toEqual(expect.arrayContaining(needed));
  const limit = after(read('server', 'main.ts'), 'const STOP_TIMEOUT = ').replace(/\D/g, '');
  const graces = [
    after(unit, 'TimeoutStopSec='),
    after(read('compose.yaml'), 'stop_grace_period: '),
  ];
  for (const grace of graces) expect(parseInt(grace, 10)).toBeGreaterThan(Number(limit) / 1000);
});

test('the health check asks an address that the backend answers', async () => {
  const [, url = ''] = /PORT\}(\/[\w/]+)`/.exec(after(dockerfile, 'HEALTHCHECK ')) ?? [];
  const server = await testServer();
  const answer = await server.app.inject({ url });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
  await server.close();
});

test.each(['nginx.conf', 'Caddyfile'])('%s sets the headers of the backend', (file) => {
  for (const [name, value] of Object.entries(securityHeaders(DEFAULT_SITE_CONFIG))) {
    // The rest of the policy is in the page.
    const policy = name === 'content-security-policy' && `"frame-ancestors 'none'"`;
    const line = policy || `\\b${name} "?${value.replace(/[()]/g, '\\$&')}"?`;
    expect(read('deploy', file)).toMatch(new RegExp(line, 'i'));
  }
});

test.each([
  ['nginx.conf', /location ~\* "(.+)"/],
  ['Caddyfile', /path_regexp \(\?i\)(.+)/],
])('%s has a page at the same addresses as the backend', async (file, place) => {
  const [, noPage = '^'] = place.exec(read('deploy', file)) ?? [];
  const server = await testServer();
  const urls = ['/x.js', '/.git/config', '/a/.x/b', '/wiosna.', '/lato.2026', '/wybor-miasta'];
  for (const url of urls) {
    const { statusCode } = await server.app.inject({ url });
    expect([url, new RegExp(noPage, 'i').test(url)]).toEqual([url, statusCode === 404]);
  }
  await server.close();
});
