import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSiteConfig } from '../../src/contract/parseSiteConfig';
import { testServer, writeTestSite } from '../testing/testServer';
import { fillPage } from './page';
import { writeSite } from './writeSite';

const BRAND = parseSiteConfig({ primaryColour: '#7A1F2B', logo: '/logo.svg' });
const PAGE = readFileSync(join(__dirname, '..', '..', 'public', 'index.html'), 'utf8');

/** The colours in a page, and the hash under which a policy allows them. */
function brandOf(page: string) {
  const [, css = ''] = /<style data-brand>([^<]*)<\/style>/.exec(page) ?? [];
  return { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}

test('the page of the backend contains the colours, and its policy allows them', async () => {
  const { app, close } = await testServer({ config: BRAND });
  const { body, headers } = await app.inject({ url: '/wybor-miasta' });
  const { css, hash } = brandOf(body);
  expect(css).toContain('html:root{--mui-palette-primary-main:#7A1F2B;');
  expect(css).toContain('html[data-mui-color-scheme="dark"]{--mui-palette-primary-main:#');
  // After the theme's own, which it replaces.
  expect(body.indexOf('<style data-brand>')).toBeGreaterThan(body.lastIndexOf('<style>'));
  expect(headers['content-security-policy']).toMatch(
    new RegExp(`style-src [^;]*${hash.replace(/[+/]/g, '\\$&')}`),
  );
  await close();
});

test('without colours there is no style element', async () => {
  const { app, close } = await testServer();
  expect((await app.inject({ url: '/' })).body).not.toContain('data-brand');
  await close();
});

test("the browser's frame and an installed site have the colour", async () => {
  const frame = (page: string) =>
    /<meta name="theme-color" data-scheme="light"[^>]*content="([^"]*)"/.exec(page)?.[1];
  expect(frame(fillPage(PAGE, BRAND))).toBe('#7A1F2B');
  expect(frame(fillPage(PAGE, parseSiteConfig({})))).toBe('#F7F5F1');
  const { app, close } = await testServer({ config: BRAND });
  const manifest = await app.inject({ url: '/manifest.webmanifest' });
  expect(manifest.json()).toMatchObject({ theme_color: '#7A1F2B', background_color: '#F7F5F1' });
  await close();
});

test('a site for another web server has them, too', () => {
  const [folder, siteDirectory] = ['written-', 'built-'].map((name) =>
    mkdtempSync(join(tmpdir(), name)),
  ) as [string, string];
  writeTestSite(siteDirectory);
  writeSite(folder, { siteDirectory, config: BRAND, backend: 'http://127.0.0.1:3000' });
  const { css, hash } = brandOf(readFileSync(join(folder, 'site', 'index.html'), 'utf8'));
  expect(css).toContain('#7A1F2B');
  for (const file of ['nginx.conf', 'Caddyfile']) {
    expect(readFileSync(join(folder, file), 'utf8')).toContain(hash);
  }
  for (const one of [folder, siteDirectory]) rmSync(one, { recursive: true });
});
