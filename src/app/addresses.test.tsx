import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import pl from '../../i18n/pl.json';
import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { PATHS, SCREENS } from '../domain/screens';
import { fakeBackend } from '../testing/backend';
import { OFFERS, WHOLE } from '../testing/domainFixtures';
import { message } from '../testing/message';
import { openApp } from '../testing/openApp';
import { runs } from '../testing/runs';
import { App } from './App';
import { startStore } from './startStore';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const HEADINGS = Object.values(SCREENS).map(({ heading }) => pl[heading]);

const segment = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }).map(encodeURIComponent),
  fc.constantFrom('wiosna%0A', '%0A', '%0D%0A', '%E2%80%A8', '%00', '%2F', '%', '%E0%A4%A', '.'),
);
const ROUTES = Object.values(PATHS);
const route = fc.constantFrom(...ROUTES);
const address = fc.oneof(
  fc.webPath(),
  fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`),
  fc.tuple(route, segment).map((parts) => parts.join('')),
  route.map((path) => `${path.toUpperCase()}//`),
);

function goTo(path: string): void {
  act(() => {
    history.pushState(null, '', location.origin + path);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

test('every address shows a screen', async () => {
  openApp('/', { offers: OFFERS, selection: WHOLE });
  await screen.findAllByRole('radio');
  fc.assert(
    fc.property(address, (path) => {
      goTo(path === '' ? '/' : path);
      expect(HEADINGS).toContain(document.querySelector('main h1')?.textContent);
    }),
    {
      ...runs(60),
      examples: ['/wiosna%0A', '/%77ybor-miasta', '//wybor-miasta', '//', ...ROUTES].map((path) => [
        path,
      ]),
    },
  );
});

test.each(['/inne/lato', '/rekrutacja'])(
  'the address %s, outside the base path, shows the first screen',
  async (path) => {
    fakeBackend({ 'GET dks': () => ({ body: OFFERS }) });
    history.replaceState(null, '', `${path}?utm_source=x`);
    const config = { ...DEFAULT_SITE_CONFIG, basePath: '/rekrutacja/' };
    const { store, restored } = startStore(config);
    await restored;
    render(<App config={config} store={store} />);
    expect(
      await screen.findByRole('heading', { level: 1, name: message('kierunek.tytul') }),
    ).toBeInTheDocument();
    expect(location.pathname + location.search).toBe('/rekrutacja/?utm_source=x');
  },
);
