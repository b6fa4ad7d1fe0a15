/*
 * `node bin/icons.mjs`: renders `public/logo.svg` to the icons in `public/` that must be bitmaps. Needs a Chromium, like the
 * browser tests; the results are committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { browserPath } from '../bench/browser.mjs';
import { root } from './build.mjs';

const logo = readFileSync(path.join(root, 'public', 'logo.svg'), 'utf8');
// Phones round the corners themselves and show transparency as black.
const square = logo.replace(' rx="9"', '');

const ICONS = [
  ['apple-touch-icon.png', 180, square],
  ['icon-192.png', 192, logo],
  ['icon-512.png', 512, logo],
];

/** The size of `favicon.ico`, which some browsers fetch by this name whatever the page links to. */
const FAVICON = 32;

/** An ICO file with one PNG image. */
function ico(png) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(FAVICON, 6);
  header.writeUInt8(FAVICON, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const browser = await chromium.launch({ executablePath: browserPath() });

/** Renders the logo as a PNG of `size` pixels. */
async function render(svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100% }</style>${svg}`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

for (const [name, size, svg] of ICONS) {
  writeFileSync(path.join(root, 'public', name), await render(svg, size));
}
writeFileSync(path.join(root, 'public', 'favicon.ico'), ico(await render(logo, FAVICON)));
await browser.close();
