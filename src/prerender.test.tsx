import { DEFAULT_SITE_CONFIG } from './contract/siteConfig';
import { prerender } from './prerender';
import { OFFERS, testOffer, testOffers } from './testing/domainFixtures';
import { message } from './testing/message';

const CONFIG = { ...DEFAULT_SITE_CONFIG, basePath: '/studia/' };

beforeAll(() => {
  // In development the store checks its state and warns when that is slow.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  jest.restoreAllMocks();
});

test('is the list of a first visit, without scripts', async () => {
  const screen = (await prerender(CONFIG, OFFERS)) ?? '';
  expect(screen).toContain(message('kierunek.tytul'));
  expect(screen).toContain('value="Kierunek A"');
  expect(screen).toContain('href="/studia/"');
  expect(screen).not.toContain('checked');
  // The content security policy allows neither.
  expect(screen).not.toMatch(/ style=|<script| on\w+=/);
});

test('contains one forward button for any choice', async () => {
  const page = document.createElement('div');
  page.innerHTML = (await prerender(CONFIG, OFFERS)) ?? '';
  const [button, ...others] = page.querySelectorAll('form [type=submit]');
  expect(button).toHaveTextContent(message('krok.dalej'));
  expect(button?.closest('[hidden]')).not.toBeNull();
  expect(others).toHaveLength(0);
});

test('escapes names', async () => {
  const direction = '</form><img src=x onerror=alert(1)>"';
  const screen = await prerender(CONFIG, testOffers('STUDIA_WYZSZE', { direction }));
  expect(screen).toContain('&lt;img src=x');
  expect(screen).not.toContain('<img');
});

test('contains the first rows of a very long list', async () => {
  const page = document.createElement('div');
  const long = Array.from({ length: 301 }, (_, id) =>
    testOffer({ id, direction: `Kierunek ${id}` }),
  );
  page.innerHTML = (await prerender(CONFIG, long)) ?? '';
  expect(page.querySelectorAll('input[type=radio]')).toHaveLength(60);
});

test.each([
  ['no offers', []],
  ['none in Polish', testOffers('STUDIA_WYZSZE', { lang: 'eng' })],
])('is null: %s', async (_name, offers) => {
  expect(await prerender(CONFIG, offers)).toBeNull();
});
