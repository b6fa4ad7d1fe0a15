import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteConfig } from '../../src/contract/parseSiteConfig';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { testServer } from '../testing/testServer';
import { fillPage } from './page';

const PUBLIC = join(__dirname, '..', '..', 'public');
const PAGE = readFileSync(join(PUBLIC, 'index.html'), 'utf8');

const NAMES = {
  helpLine: '+48 12 345 67 89',
  institution: 'Uczelnia "A & B" <Kraków>',
  title: { pl: 'Nabór $& 2026' },
  basePath: '/studia/',
};

/** The contents of the `<meta>` elements by name. */
function metaContent(page: string): Record<string, string> {
  const all = page.matchAll(/<meta (?:name|property)="([\w:-]+)" content="([^"]*)" \/>/g);
  return Object.fromEntries(Array.from(all, ([, name = '', content = '']) => [name, content]));
}

test('no telephone makes links of numbers, dates or addresses in the page', () => {
  const kinds = metaContent(PAGE)['format-detection']?.split(', ');
  expect(kinds).toEqual(['telephone=no', 'date=no', 'address=no', 'email=no']);
});

test('the head describes the site with the names of the institution', () => {
  const page = fillPage(PAGE, parseSiteConfig(NAMES));
  expect(page).toContain('<title>Nabór $&amp; 2026</title>');
  const meta = metaContent(page);
  expect(meta).toMatchObject({
    'og:title': 'Nabór $&amp; 2026',
    'og:site_name': 'Uczelnia &quot;A &amp; B&quot; &lt;Kraków&gt;',
    'og:type': 'website',
    'og:locale': 'pl_PL',
    'og:image': '/studia/icon-512.png',
  });
  expect(meta['description']).toMatch(/^Uczelnia &quot;A &amp; B&quot; &lt;Kraków&gt;\. Wybierz /);
  expect(meta['og:description']).toBe(meta['description']);
  expect(page).toContain('<link rel="manifest" href="/studia/manifest.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/studia/apple-touch-icon.png" />');
});

test('a page without scripts has a sentence in each language, and the phone line', () => {
  const [, texts = ''] =
    /<noscript>([^]*)<\/noscript>/.exec(fillPage(PAGE, parseSiteConfig(NAMES))) ?? [];
  const languages = Array.from(texts.matchAll(/ lang="(\w+)">./g), ([, language]) => language);
  expect(languages).toEqual(['pl', 'en', 'de', 'sk', 'cs', 'ru', 'uz', 'uk']);
  expect(texts).toContain(' href="tel:+48123456789">+48 12 345 67 89</a>');
});

test('on another host the head names the defaults', () => {
  expect(PAGE).toContain(`>${DEFAULT_SITE_CONFIG.helpLine}</a>`);
  expect(PAGE).toContain(`<title>${DEFAULT_SITE_CONFIG.title.pl}</title>`);
  const { 'og:title': title, 'og:site_name': name, ...meta } = metaContent(PAGE);
  expect([title, name]).toEqual([DEFAULT_SITE_CONFIG.title.pl, DEFAULT_SITE_CONFIG.institution]);
  expect(meta['og:description']).toBe(meta['description']);
});

interface Manifest {
  start_url: string;
  icons: readonly { src: string; sizes: string; type: string }[];
}

test.each(['/', '/studia/'])(
  'under %s the manifest leads to the page and its icons',
  async (basePath) => {
    const config = parseSiteConfig({ ...NAMES, basePath });
    const { app, close } = await testServer({ config });
    const address = `${basePath}manifest.webmanifest`;
    const answer = await app.inject({ url: address });
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    const manifest = answer.json<Manifest>();
    expect(manifest).toMatchObject({
      name: `${NAMES.title.pl} – ${NAMES.institution}`,
      short_name: NAMES.title.pl,
      lang: 'pl',
      display: 'browser',
    });
    const from = new URL(address, 'https://example.org');
    expect(new URL(manifest.start_url, from).pathname).toBe(basePath);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, type } of manifest.icons) {
      const icon = await app.inject({ url: new URL(src, from).pathname });
      expect(icon.headers['content-type']).toBe(type);
    }
    await close();
  },
);

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s is a PNG of %i pixels', (name, size) => {
  const png = readFileSync(join(PUBLIC, name));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

test('favicon.ico is an icon of one PNG of 32 pixels', () => {
  const icon = readFileSync(join(PUBLIC, 'favicon.ico'));
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const png = icon.subarray(icon.readUInt32LE(18));
  expect(png).toHaveLength(icon.readUInt32LE(14));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([32, 32]);
});
