import { blockStorages } from '../testing/blockStorages';

const TITLES = { pl: 'Rekrutacja', eng: 'Admissions' };
const page = document.documentElement;

/**
 * Runs the head script over these persisted slices, or blocked storages; returns what is on the page before the first
 * paint.
 */
async function opened(kept: Record<string, string> | 'blocked') {
  if (kept !== 'blocked') localStorage.setItem('persist:rekrutacja', JSON.stringify(kept));
  const config = JSON.stringify({ title: TITLES });
  document.head.innerHTML = `<script type="application/json" id="site-config">${config}</script>`;
  Object.assign(globalThis, {
    LANGUAGE_TAGS: { pl: 'pl', eng: 'en-GB', uz: 'uz' },
    fetch: () => new Promise(() => undefined),
  });
  jest.resetModules();
  if (kept === 'blocked') blockStorages();
  await import('./head');
  const shown = page.dataset['shell'] === undefined ? 'first screen' : 'shell';
  return [page.dataset['muiColorScheme'], page.lang, document.title, shown];
}

afterEach(() => {
  window.captured?.stop();
  delete page.dataset['shell'];
});

test.each([
  ['nothing', {}, 'light', 'pl', TITLES.pl, 'first screen'],
  ['nothing in blocked storages', 'blocked', 'light', 'pl', TITLES.pl, 'first screen'],
  [
    'a dark theme',
    { theme: '{"dark":true}', selection: '{"flow":null}' },
    ...['dark', 'pl', TITLES.pl, 'first screen'],
  ],
  ['an unknown language', { language: '{"language":"fr"}' }, 'light', 'pl', TITLES.pl, 'shell'],
  ['a choice', { selection: '{"flow":"STUDIA_WYZSZE"}' }, 'light', 'pl', TITLES.pl, 'shell'],
  [
    'a dark theme and English',
    { theme: '{"dark":true}', language: '{"language":"eng"}' },
    ...['dark', 'en-GB', TITLES.eng, 'shell'],
  ],
  [
    'no theme and Uzbek, in which the site has no title',
    { theme: '{"dark":null}', language: '{"language":"uz"}' },
    ...['light', 'uz', TITLES.pl, 'shell'],
  ],
  [
    'values of a wrong kind',
    { theme: '{"dark":"yes"}', language: '{"language":7}' },
    ...['light', 'pl', TITLES.pl, 'first screen'],
  ],
  [
    'damaged values',
    { theme: '{', language: 'null', selection: '[' },
    ...['light', 'pl', TITLES.pl, 'first screen'],
  ],
] as [string, Record<string, string> | 'blocked', ...string[]][])(
  '%s kept: scheme, language, title and what is shown first',
  async (_what, kept, ...expected) => {
    expect(await opened(kept)).toEqual(expected);
  },
);

test('a promo link of this tab waits for its offers, which are fetched at once', async () => {
  sessionStorage.setItem('rekrutacja.promoLink', 'wiosna');
  expect((await opened({})).at(-1)).toBe('shell');
  expect(window.prefetched?.href).toBe('http://localhost/api/rekrutacja/dks/wiosna');
});
