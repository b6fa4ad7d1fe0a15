/*
 * `npm run icons`: draws the icons that have to be PNG from `public/logo.svg`, into `public/`. Needs a Chromium, as the
 * browser tests do; the pictures are part of the repository.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { browserPath } from '../bench/browser.mjs';
import { root } from './build.mjs';

const logo = readFileSync(path.join(root, 'public', 'logo.svg'), 'utf8');
// Phones round the corners themselves, and what is transparent there becomes black.
const square = logo.replace(' rx="9"', '');

const ICONS = [
  ['apple-touch-icon.png', 180, square],
  ['icon-192.png', 192, logo],
  ['icon-512.png', 512, logo],
];

const browser = await chromium.launch({ executablePath: browserPath() });
for (const [name, size, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: path.join(root, 'public', name), omitBackground: true });
  await page.close();
}
await browser.close();
