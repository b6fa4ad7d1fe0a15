import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteConfig } from '../../src/contract/parseSiteConfig';
import { testServer } from '../testing/testServer';
import { fillPage } from './page';

const BRAND = parseSiteConfig({ primaryColour: '#7A1F2B', logo: '/logo.svg' });
const PAGE = readFileSync(join(__dirname, '..', '..', 'public', 'index.html'), 'utf8');

test('the page and the manifest have the colours, and the policy allows them', async () => {
  const { app, close } = await testServer({ config: BRAND });
  const { body, headers } = await app.inject({ url: '/wybor-miasta' });
  const [, css = ''] = /<style data-brand>([^<]*)<\/style>/.exec(body) ?? [];
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  expect(css).toContain('html:root{--mui-palette-primary-main:#7A1F2B;');
  expect(css).toContain('html[data-mui-color-scheme="dark"]{--mui-palette-primary-main:#');
  // After the theme's own, which it replaces.
  expect(body.indexOf('<style data-brand>')).toBeGreaterThan(body.lastIndexOf('<style>'));
  expect(headers['content-security-policy']).toMatch(
    new RegExp(`style-src [^;]*${hash.replace(/[+/]/g, '\\$&')}`),
  );
  const manifest = await app.inject({ url: '/manifest.webmanifest' });
  expect(manifest.json()).toMatchObject({ theme_color: '#7A1F2B', background_color: '#F7F5F1' });
  await close();
});

test("the browser's frame has the colour", () => {
  const frame = (page: string) =>
    /<meta name="theme-color" data-scheme="light"[^>]*content="([^"]*)"/.exec(page)?.[1];
  expect(frame(fillPage(PAGE, BRAND))).toBe('#7A1F2B');
  expect(frame(fillPage(PAGE, parseSiteConfig({})))).toBe('#F7F5F1');
});
