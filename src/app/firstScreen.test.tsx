import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { testOffer, testOffers } from '../testing/domainFixtures';
import { OFFERS } from '../testing/twoOffers';
import { firstScreen } from './firstScreen';

const CONFIG = { ...DEFAULT_SITE_CONFIG, basePath: '/studia/' };

beforeAll(() => {
  // The store looks at itself while it is developed, and says when that takes long.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(() => {
  jest.restoreAllMocks();
});

test('is the list of who comes for the first time, and runs nothing', async () => {
  const { screen, bars } = (await firstScreen(CONFIG, OFFERS)) ?? { screen: '', bars: '' };
  expect(screen).toContain('Wybierz kierunek studiów');
  expect(screen).toContain('value="Kierunek A"');
  expect(screen).toContain('href="/studia/"');
  expect(screen).not.toContain('checked');
  expect(bars).toContain('<template data-directions="Kierunek A">');
  expect(bars).toContain('Dalej: specjalność');
  // The security policy lets in neither of them.
  expect(screen + bars).not.toMatch(/ style=|<script| on\w+=/);
});

test('a name is text, whatever is in it', async () => {
  const direction = '</template><img src=x onerror=alert(1)>"';
  const made = await firstScreen(CONFIG, testOffers('STUDIA_WYZSZE', { direction }));
  expect(made?.screen).toContain('&lt;img src=x');
  expect(`${made?.screen}${made?.bars}`).not.toContain('<img');
  expect(made?.bars.match(/<\/template>/g)).toHaveLength(1);
});

test('each direction has the bar that leads to its next step', async () => {
  const offers = testOffers(
    'STUDIA_WYZSZE',
    { direction: 'Prawo' },
    { direction: 'Grafika', specialisation: { id: 1, nazwa: 'A' } },
    { direction: 'Fizyka', specialisation: { id: 2, nazwa: 'B' } },
  );
  const { bars } = (await firstScreen(CONFIG, offers)) ?? { bars: '' };
  const named = [...bars.matchAll(/data-directions="([^"]*)".*?(Dalej: [^<]+)/gs)];
  expect(named.map(([, names, label]) => [names, label])).toEqual([
    ['Fizyka\nGrafika', 'Dalej: specjalność'],
    ['Prawo', 'Dalej: miasto'],
  ]);
});

test.each([
  ['no offers', []],
  ['none in Polish', testOffers('STUDIA_WYZSZE', { lang: 'eng' })],
  [
    'a very long list',
    Array.from({ length: 301 }, (_, id) => testOffer({ id, direction: `Kierunek ${id}` })),
  ],
])('%s: there is none', async (_name, offers) => {
  expect(await firstScreen(CONFIG, offers)).toBeNull();
});
