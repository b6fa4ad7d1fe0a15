import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Offer } from '../../src/contract/offer';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../../src/contract/siteConfig';
import { OFFERS } from '../testing/testSeed';
import { writeTestSite } from '../testing/testServer';
import { hashOf } from './inlineAssets';
import { writeFirstScreen, writeSite } from './writeSite';

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

const read = (...parts: string[]) => readFileSync(join(folder, ...parts), 'utf8');

test('the page has configuration and base path, in the folder of that path', () => {
  const own = { institution: 'Akademia', basePath: '/studia/', primaryColour: '#7A1F2B' };
  const config = { ...DEFAULT_SITE_CONFIG, ...own };
  writeSite(folder, { siteDirectory, config });
  const page = read('studia', 'index.html');
  expect(page).toContain(JSON.stringify(config));
  expect(page).toContain('src="/studia/assets/main.1.js"');
  const [, colours = ''] = /<style data-brand>([^<]+)/.exec(page) ?? [];
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(page) ?? [];
  expect(policy).toContain(hashOf(colours));
  expect(policy).not.toContain('frame-ancestors');
  expect(read('studia', 'assets', 'main.1.js')).toContain('built');
  expect(JSON.parse(read('studia', 'manifest.webmanifest'))).toMatchObject({
    name: 'Rekrutacja na studia – Akademia',
  });
});

test('the frame of a tag manager has its own policy, the page allows it', () => {
  const config = { ...DEFAULT_SITE_CONFIG, tagManagerId: 'GTM-ABC' };
  writeSite(folder, { siteDirectory, config });
  expect(read('index.html')).toContain("frame-src 'self'");
  expect(read('measurement.html')).toMatch(
    /<meta http-equiv[^>]*https:\/\/www.googletagmanager.com;/,
  );
});

test('nothing is overwritten, and a site that is not built is named', () => {
  const options = { siteDirectory, config: DEFAULT_SITE_CONFIG };
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
  expect(() => writeSite(folder, { siteDirectory, config: DEFAULT_SITE_CONFIG })).toThrow(
    'assets/head.1.js cannot be inlined',
  );
});

describe('the first screen of a written site', () => {
  const config = { ...DEFAULT_SITE_CONFIG, basePath: '/studia/' };
  const prerender = (_config: SiteConfig, offers: readonly Offer[]) =>
    Promise.resolve(`<p>${offers.length} offers</p>`);
  const page = (name: string) => read('studia', name);
  /** Renders from a file with this content. */
  const refresh = (content: string, changes: object = {}) => {
    const file = join(siteDirectory, 'catalogue.json');
    writeFileSync(file, content);
    return writeFirstScreen(folder, file, { siteDirectory, config, prerender, ...changes });
  };
  const catalogue = (count: number) => JSON.stringify(Object.values(OFFERS).slice(0, count));

  beforeEach(() => {
    writeSite(folder, { siteDirectory, config });
  });

  test('is in the start page only, and each run replaces it', async () => {
    const empty = page('app.html');
    expect(page('index.html')).toBe(empty);
    for (const count of [2, 1]) {
      await refresh(catalogue(count));
      expect(page('index.html')).toContain(`<div id="root"><p>${count} offers</p></div>`);
    }
    expect(page('app.html')).toBe(empty);
    expect(readdirSync(join(folder, 'studia')).join()).not.toMatch(/\.index/);
    await refresh(catalogue(1), { prerender: () => Promise.resolve(null) });
    expect(page('index.html')).toBe(empty);
  });

  test.each([
    ['a catalogue that is no JSON', '<html>', {}, 'There is no catalogue at'],
    ['another response', '{"offers":[]}', {}, 'is not a catalogue'],
    ['other settings', '[]', { config: { ...config, helpLine: '+48 1' } }, 'to a new folder'],
    ['another base path', '[]', { config: DEFAULT_SITE_CONFIG }, 'to a new folder'],
    ['no build of the first screen', '[]', { prerender: null }, 'npm run build'],
    ['a failed rendering', '[]', { prerender: () => Promise.reject(new Error('no')) }, 'no'],
  ])('stays as it was with %s', async (_what, content, changes, message) => {
    await refresh(catalogue(1));
    const before = page('index.html');
    await expect(refresh(content, changes)).rejects.toThrow(message);
    expect(page('index.html')).toBe(before);
  });

  test('comes from an address that answers', async () => {
    let status = 200;
    const server = createServer((_request, response) => {
      response.writeHead(status).end(catalogue(2));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const render = () =>
      writeFirstScreen(folder, `http://127.0.0.1:${port}/dks`, {
        siteDirectory,
        config,
        prerender,
      });
    try {
      await render();
      expect(page('index.html')).toContain('2 offers');
      status = 503;
      await expect(render()).rejects.toThrow('status 503');
    } finally {
      server.close();
      server.closeAllConnections();
    }
    await expect(render()).rejects.toThrow(/^There is no catalogue at \S+: (?!.*fetch failed)\S/);
  });
});
