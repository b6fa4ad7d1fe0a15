import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { showColourScheme } from './colourScheme';
import { dark, light } from './theme/palette';

const PUBLIC = join(__dirname, '..', '..', 'public');
const page = readFileSync(join(PUBLIC, 'index.html'), 'utf8');

const frames = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const media = () => frames().map((meta) => meta.getAttribute('media'));

beforeEach(() => {
  document.head.innerHTML = page.match(/<meta name="theme-color"[^>]*>/g)?.join('') ?? '';
});
afterEach(() => {
  document.head.innerHTML = '';
});

test("the browser's frame has the colour of the page, in the device's scheme", () => {
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  expect(frames().map(({ content }) => content)).toEqual([
    light.background.default,
    dark.background.default,
  ]);
});

test('an installed site has the colour of the page', () => {
  const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Record<
    string,
    string
  >;
  const colour = light.background.default;
  expect(manifest).toMatchObject({ theme_color: colour, background_color: colour });
});

test("the chosen scheme overrides the device's scheme", () => {
  showColourScheme(true);
  expect(media()).toEqual(['not all', 'all']);
  showColourScheme(false);
  expect(media()).toEqual(['all', 'not all']);
});
