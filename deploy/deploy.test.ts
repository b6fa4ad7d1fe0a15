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
/** What the Docker build reads of the repository. */
const copied = read('deploy', 'Dockerfile.dockerignore').match(/(?<=^!).+/gm) ?? [];
const unit = read('deploy', 'rekrutacja.service');

/** The texts behind an instruction of the Dockerfile, or behind a key of the unit. */
const all = (text: string, name: string, sign: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}${sign}`))
    .map((line) => line.slice(name.length + 1));
const instruction = (name: string) => all(dockerfile, name, ' ');
const setting = (name: string) => all(unit, name, '=');

/** "A=1 B=2" as an object. */
const variables = (text = '') =>
  Object.fromEntries(text.split(' ').map((one) => one.split('=') as [string, string]));

interface Service {
  build?: { context: string; dockerfile: string };
  environment: Record<string, string>;
  stop_grace_period?: string;
}
const { site } = (parse(read('compose.yaml')) as { services: { site: Service } }).services;

/** `${POSTGRES_PASSWORD…}` replaced, as Compose does. */
const filled = (text = '') => text.replace(/\$\{POSTGRES_PASSWORD[^}]*\}/, 'abc');

const image = variables(instruction('ENV')[0]);
const compose = Object.fromEntries(
  Object.entries(site.environment).map(([name, text]) => [name, filled(text)]),
);
const service = variables(setting('Environment')[0]);

test.each([
  ['image', image],
  ['compose', compose],
  ['unit', service],
])('settings.md describes every variable of the %s', (_name, given) => {
  const rows = read('docs/configuration.md').match(/^\| `[A-Z].*?\|/gm) ?? [];
  const described = rows.flatMap((row) =>
    [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(Object.keys(given).length).toBeGreaterThan(0);
  // Node.js and its packages read the first one.
  expect(['NODE_ENV', ...described]).toEqual(expect.arrayContaining(Object.keys(given)));
});

test('the backend accepts the variables: reachable in a container, its data in the volume or the state directory', () => {
  const container = readEnvironment({ ...image, ...compose }, '/app');
  expect(container).toMatchObject({
    host: '0.0.0.0',
    port: 3000,
    trustProxy: 'loopback, uniquelocal',
  });
  expect(new URL(container.databaseUrl ?? '').hostname).toBe('database');
  expect(instruction('VOLUME')).toEqual([container.dataDirectory]);
  const { dataDirectory, databaseUrl } = readEnvironment(service, '/srv/rekrutacja');
  expect([dataDirectory, databaseUrl]).toEqual([`/var/lib/${setting('StateDirectory')[0]}`, null]);
});

test('the image is built from files that exist, and runs what the package contains', () => {
  expect(existsSync(join(ROOT, site.build?.context ?? '', site.build?.dockerfile ?? ''))).toBe(
    true,
  );
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const [named = ''] = instruction('COPY');
  expect(copied).toEqual(expect.arrayContaining(named.split(' ').slice(0, -1)));
  const [, program = ''] = JSON.parse(instruction('CMD')[0] ?? '[]') as string[];
  expect(read('bin', 'package.mjs')).toContain(`'${program}'`);
  expect(setting('ExecStart')[0]).toMatch(new RegExp(`node ${program}$`));
  expect(instruction('USER')).toEqual(['node']);
});

test('a stopped server has longer than it takes at most', () => {
  const [, limit] = /STOP_TIMEOUT = ([\d_]+)/.exec(read('server', 'main.ts')) ?? [];
  const most = Number(limit?.replaceAll('_', '')) / 1000;
  expect(Number(setting('TimeoutStopSec')[0])).toBeGreaterThan(most);
  expect(Number.parseInt(site.stop_grace_period ?? '', 10)).toBeGreaterThan(most);
});

test('the health check asks an address that the backend answers', async () => {
  const [, path = ''] = /PORT\}(\/[\w/]+)`/.exec(instruction('HEALTHCHECK')[0] ?? '') ?? [];
  const server = await testServer();
  const answer = await server.app.inject({ url: path });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
  await server.close();
});

test.each(['nginx.conf', 'Caddyfile'])('%s sets the headers of the backend', (file) => {
  const configuration = read('deploy', file);
  const { 'content-security-policy': policy, ...others } = securityHeaders(DEFAULT_SITE_CONFIG);
  for (const [name, value] of Object.entries(others)) {
    expect(configuration).toMatch(
      new RegExp(`\\b${name} "?${value.replace(/[()]/g, '\\$&')}"?`, 'i'),
    );
  }
  // The rest of the policy is in the page.
  expect(policy).toContain("frame-ancestors 'none'");
  expect(configuration).toContain(`"frame-ancestors 'none'"`);
});
