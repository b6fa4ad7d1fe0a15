import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { writeTestSite } from '../testing/testServer';
import { writeSite } from './writeSite';

let folder: string;
let siteDirectory: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'written-'));
  siteDirectory = mkdtempSync(join(tmpdir(), 'built-'));
  writeTestSite(siteDirectory);
});
afterEach(() => {
  for (const one of [folder, siteDirectory]) rmSync(one, { recursive: true });
});

const backend = 'http://127.0.0.1:3000';
const read = (...parts: string[]) => readFileSync(join(folder, ...parts), 'utf8');

test('the page has configuration and base path, in the folder of that path', () => {
  const config = { ...DEFAULT_SITE_CONFIG, institution: 'Akademia', basePath: '/studia/' };
  writeSite(folder, { siteDirectory, config, backend });
  const page = read('site', 'studia', 'index.html');
  expect(page).toContain(JSON.stringify(config));
  expect(page).toContain('src="/studia/assets/main.1.js"');
  expect(read('site', 'studia', 'assets', 'main.1.js')).toContain('built');
  expect(JSON.parse(read('site', 'studia', 'manifest.webmanifest'))).toMatchObject({
    name: 'Rekrutacja na studia – Akademia',
  });
});

test('calls go to the backend behind the web server, unless it has an origin of its own', () => {
  writeSite(folder, { siteDirectory, config: DEFAULT_SITE_CONFIG, backend });
  for (const file of ['nginx.conf', 'Caddyfile']) expect(read(file)).toContain(backend);
  const apiBase = 'https://api.example.org/rekrutacja/';
  const other = join(folder, 'other');
  writeSite(other, { siteDirectory, config: { ...DEFAULT_SITE_CONFIG, apiBase }, backend });
  for (const file of ['nginx.conf', 'Caddyfile']) {
    expect(read('other', file)).not.toContain(backend);
    expect(read('other', file)).toContain("connect-src 'self' https://api.example.org;");
  }
});

test.each(['"', '\\', '$', '{', '}', '\n'])('a folder with %j is refused', (symbol) => {
  const options = { siteDirectory, config: DEFAULT_SITE_CONFIG, backend };
  expect(() => {
    writeSite(join(folder, `a${symbol}b`), options);
  }).toThrow('must have a name without');
  expect(readdirSync(folder)).toEqual([]);
});

test('several sites may be written for one nginx', () => {
  const variables = ['/', '/studia/', '/studia.pl/', '/studia_pl/'].map((basePath, index) => {
    const config = { ...DEFAULT_SITE_CONFIG, basePath };
    writeSite(join(folder, `${index}`), { siteDirectory, config, backend });
    return /map \$uri (\$\w+) /.exec(read(`${index}`, 'nginx.conf'))?.[1];
  });
  expect(new Set(variables).size).toBe(4);
  expect(read('2', 'nginx.conf')).toContain('"~^/studia\\.pl/assets/"');
});

test('nothing is overwritten, and a site that is not built is named', () => {
  const options = { siteDirectory, config: DEFAULT_SITE_CONFIG, backend };
  writeSite(folder, options);
  expect(() => {
    writeSite(folder, options);
  }).toThrow('is not empty');
  expect(() => {
    writeSite(join(folder, 'new'), { ...options, siteDirectory: join(folder, 'none') });
  }).toThrow('npm run build');
});

test('a file that would end its element is not inlined', () => {
  writeFileSync(join(siteDirectory, 'assets', 'head.1.js'), 'const end = "</script>";');
  expect(() => writeSite(folder, { siteDirectory, config: DEFAULT_SITE_CONFIG, backend })).toThrow(
    'assets/head.1.js cannot be inlined',
  );
});
