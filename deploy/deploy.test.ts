import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readEnvironment } from '../server/environment';
import { securityHeaders } from '../server/http/securityHeaders';
import { testServer } from '../server/testing/testServer';
import { DEFAULT_SITE_CONFIG } from '../src/contract/siteConfig';

const ROOT = join(__dirname, '..');
const read = (...parts: string[]) => readFileSync(join(ROOT, ...parts), 'utf8');
const dockerfile = read('deploy', 'Dockerfile').replaceAll('\\\n', '');
const unit = read('deploy', 'rekrutacja.service');
const { site } = (
  parse(read('compose.yaml').replaceAll(/\$\{\w+[^}]*\}/g, 'abc')) as {
    services: { site: { environment: Record<string, string>; stop_grace_period: string } };
  }
).services;

/** The text behind an instruction of the Dockerfile ("VOLUME "), or behind a key of the unit ("ExecStart="). */
const after = (text: string, start: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(start))
    ?.slice(start.length) ?? '';
/** "A=1 B=2" as an object. */
const variables = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(' ').map((one) => one.split('=') as [string, string]));
const container = { ...variables(after(dockerfile, 'ENV ')), ...site.environment };
const service = variables(after(unit, 'Environment='));

test('the settings describe every variable, and the backend accepts them', () => {
  const described = read('docs/configuration.md').match(/(?<=^\| .*`)[A-Z_]+(?=`)/gm) ?? [];
  // Node.js and its packages read the first one.
  expect(['NODE_ENV', ...described]).toEqual(
    expect.arrayContaining(Object.keys({ ...container, ...service })),
  );
  const { host, port, trustProxy, dataDirectory } = readEnvironment(container, '/app');
  expect([host, port, trustProxy]).toEqual(['0.0.0.0', 3000, 'loopback, uniquelocal']);
  expect(after(dockerfile, 'VOLUME ')).toBe(dataDirectory);
  const state = `/var/lib/${after(unit, 'StateDirectory=')}`;
  expect(readEnvironment(service, '/srv')).toMatchObject({
    dataDirectory: state,
    databaseUrl: null,
  });
});

test('the image contains files that exist, and a stopped server has longer than it takes at most', () => {
  const copied = read('deploy', 'Dockerfile.dockerignore').match(/(?<=^!).+/gm) ?? [];
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(copied).toEqual(
    expect.arrayContaining(after(dockerfile, 'COPY ').split(' ').slice(0, -1)),
  );
  const limit = /STOP_TIMEOUT = ([\d_]+)/.exec(read('server', 'main.ts'))?.[1] ?? '';
  for (const seconds of [after(unit, 'TimeoutStopSec='), site.stop_grace_period]) {
    expect(parseInt(seconds, 10)).toBeGreaterThan(Number(limit.replaceAll('_', '')) / 1000);
  }
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
