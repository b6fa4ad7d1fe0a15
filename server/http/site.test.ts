import { get as httpGet } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Offer } from '../../src/contract/offer';
import { parseSiteConfig } from '../../src/contract/parseSiteConfig';
import { DEFAULT_SITE_CONFIG, type SiteConfig } from '../../src/contract/siteConfig';
import { HEAD_SCRIPT, serverForAllTests, STYLE, testServer } from '../testing/testServer';
import { stripBasePath } from './createServer';
import { fillPage } from './page';
import { loadPrerender } from './prerenderedPage';

const server = serverForAllTests();

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

test.each([
  '/',
  '/wybor-miasta',
  '/my-promo',
  '/a/b/c',
  '/api',
  '/index.html',
  '/100%',
  '/?lang=%',
  '/?v=1.js',
  '/lato-2026_b',
  '/wiosna.',
  '/wiosna...',
  '/lato.2026',
  '/a.js/b',
  '/index.html?x',
])('%s is the page, not to be kept', async (path) => {
  const answer = await get(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain(JSON.stringify({ ...DEFAULT_SITE_CONFIG, myApplication: true }));
});

test('the page holds its style and its first script, whose sources stay outside', async () => {
  const { body } = await get('/wybor-miasta');
  expect(body).toContain(`<script data-texts="texts-pl.1.js">${HEAD_SCRIPT}</script>`);
  expect(body).toContain(`<style>${STYLE}</style>`);
  expect(body).not.toContain('data-brand');
});

describe('with a first screen', () => {
  const built = (offers: readonly Offer[]) => Promise.resolve(`<p>${offers.length} $&</p>`);

  test('only the start address has it, made once for a catalogue', async () => {
    const prerender = jest.fn((_config: SiteConfig, offers: readonly Offer[]) => built(offers));
    const { app, close } = await testServer({ prerender });
    const bodies = [];
    for (const url of ['/', '/?x=1', '/wybor-miasta', '/promo']) {
      const { body, headers } = await app.inject({ url });
      expect(headers['cache-control']).toBe('no-store');
      bodies.push(body.includes('<div id="root"><p>'));
    }
    expect(bodies).toEqual([true, true, false, false]);
    expect((await app.inject({ url: '/' })).body).toContain('<p>3 $&</p>');
    expect(prerender).toHaveBeenCalledTimes(1);
    await close();
  });

  test.each([
    ['there is none', () => Promise.resolve(null), false],
    ['it cannot be made', () => Promise.reject(new Error('no')), true],
  ])('where %s the page is as it was built', async (_name, prerender, logged) => {
    const { app, log, close } = await testServer({ prerender });
    expect((await app.inject({ url: '/' })).body).toContain('<div id="root"></div>');
    expect(log.join('').includes('the first screen could not be rendered')).toBe(logged);
    await close();
  });

  test('offers of another backend are not shown', async () => {
    const config = parseSiteConfig({ apiBase: 'https://api.example.org/rekrutacja/' });
    const prerender = (_config: SiteConfig, offers: readonly Offer[]) => built(offers);
    const { app, close } = await testServer({ config, prerender });
    expect((await app.inject({ url: '/' })).body).toContain('<div id="root"></div>');
    await close();
  });

  test('what is not built is not loaded', () => {
    expect(loadPrerender('/nowhere/prerender.js')).toBeNull();
  });
});

test.each([
  '/assets/none.js',
  '/assets/',
  '/assets/..%2findex.html',
  '/assets/%',
  '/favicon.ico',
  '/sitemap.xml',
  '/x.js',
  '/x.JS?v=1',
  '/x%2ejs',
  '/a/b.7z',
  '/wp-login.php',
  '/.env',
  '/.git/config',
  '/.well-known/acme',
  '/api/',
  '/api/other',
  '/api/%',
])('%s is not found', async (path) => {
  const answer = await get(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ kod: 'NIE_ZNALEZIONO' });
});

// Only a client that sends the address as it stands sends a fragment.
test.each([
  ['/my-promo#x.js', 200],
  ['/index.html#x', 200],
  ['/a#%zz', 200],
  ['/a?b#%zz', 200],
  ['/#/../%zz', 200],
  ['/x.js#', 404],
  ['/x.js#a?b', 404],
  ['/x.js?a#b', 404],
  ['/assets/none.js#%zz', 404],
])('what follows # in %s does not count: %i', async (path, status) => {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const answered = new Promise<number | undefined>((resolve, reject) => {
    httpGet({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      resolve(answer.resume().statusCode);
    }).on('error', reject);
  });
  expect(await answered).toBe(status);
});

test('assets are kept for ever and come as they were compressed', async () => {
  const script = 'console.warn("built")';
  const plain = await get('/assets/main.1.js');
  expect(plain.body).toBe(script);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  const br = await get('/assets/main.1.js', { 'accept-encoding': 'gzip, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
  const gzip = await get('/assets/main.1.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
});

test('a file beside the page is served', async () => {
  const answer = await get('/robots.txt');
  expect(answer.body).toBe('User-agent: *');
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
});

test('under a base path everything is served as well', async () => {
  const config = parseSiteConfig({ basePath: '/studia/' });
  const under = await testServer({ config });
  const page = (await under.app.inject({ url: '/studia/wybor-miasta' })).body;
  expect(page).toContain('src="/studia/assets/main.1.js"');
  for (const url of [
    '/studia/assets/main.1.js',
    '/assets/main.1.js',
    '/studia/api/rekrutacja/dks',
    '/api/rekrutacja/dks',
  ]) {
    expect((await under.app.inject({ url })).statusCode).toBe(200);
  }
  for (const url of ['/studia/api/other', '/studia/x.js', '/studia/assets/none.css']) {
    expect((await under.app.inject({ url })).statusCode).toBe(404);
  }
  await under.close();
});

test('the configuration cannot end its block', () => {
  const html = '<script type="application/json" id="site-config">{}</script><b></b>';
  const config = { ...DEFAULT_SITE_CONFIG, institution: '</script><script>$&' };
  const page = fillPage(html, config);
  const [, json] = /<script[^>]*>([^]*?)<\/script><b>/.exec(page) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json ?? '')).toEqual(config);
});

test('a page without the block is refused', () => {
  expect(() => fillPage('<p></p>', DEFAULT_SITE_CONFIG)).toThrow('site-config');
});

test.each([
  ['/studia/x?y=1', '/x?y=1'],
  ['/studia/', '/'],
  ['/studia', '/studia'],
  ['/other/x', '/other/x'],
  ['/studia/%E0%A4%A', '/'],
])('with the base path /studia/ the address %s is %s', (url, rewritten) => {
  expect(stripBasePath(url, '/studia/')).toBe(rewritten);
});
