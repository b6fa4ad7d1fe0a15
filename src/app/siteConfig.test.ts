import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { fnv1a } from '../domain/referenceNumber';
import { readSiteConfig } from './siteConfig';

const FRAMES = `
  <meta name="theme-color" data-scheme="light" content="#F7F5F1" />
  <meta name="theme-color" data-scheme="dark" content="#0F1619" />`;

function page(config: object, styles = ''): Document {
  document.head.innerHTML = `${FRAMES}${styles}
    <script type="application/json" id="site-config">${JSON.stringify(config)}</script>`;
  return document;
}

const frames = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta')].map(({ content }) => content);
const rules = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));

afterEach(() => {
  document.head.innerHTML = '';
});

test('a page that was edited by hand gets the colours by script', async () => {
  const config = await readSiteConfig(page({ primaryColour: '#7A1F2B' }));
  expect(config?.primaryColour).toBe('#7A1F2B');
  const primary = getComputedStyle(document.documentElement).getPropertyValue(
    '--mui-palette-primary-main',
  );
  expect(primary).toBe('#7A1F2B');
  expect(rules()).toHaveLength(2);
  expect(frames()).toEqual(['#7A1F2B', '#0F1619']);
});

test('the colours of a page are replaced when they are edited by hand', async () => {
  const styles = '<style data-brand>:root { --mui-palette-primary-main: #000000 }</style>';
  await readSiteConfig(page({ primaryColour: '#7A1F2B' }, styles));
  expect(rules()).toHaveLength(2);
  await readSiteConfig(page({}, styles));
  expect(rules()).toEqual([]);
});

test('a configuration that the backend has checked is read as it is', async () => {
  const config = { ...DEFAULT_SITE_CONFIG, institution: '', primaryColour: '#7A1F2B' };
  const checked = page(config, '<style data-brand></style>');
  const block = checked.getElementById('site-config');
  block?.setAttribute('data-checked', String(fnv1a(JSON.stringify(config))));
  expect(await readSiteConfig(checked)).toEqual(config);
  expect(rules()).toEqual([]);
});

test('one that was edited afterwards is validated', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const edited = page({ institution: '' });
  edited.getElementById('site-config')?.setAttribute('data-checked', String(fnv1a('{}')));
  expect(await readSiteConfig(edited)).toBeNull();
});

test('the default page keeps the colours of the theme', async () => {
  expect(await readSiteConfig(page({}))).not.toBeNull();
  expect(document.querySelector('style')).toBeNull();
});

test('a colour without enough contrast is refused like other wrong keys', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await readSiteConfig(page({ primaryColour: '#FFD200' }))).toBeNull();
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining('The site configuration is wrong. primaryColour: a link on the page'),
  );
  expect(document.querySelector('style')).toBeNull();
});
