import { render, screen, waitFor, within } from '@testing-library/react';
import eng from '../../i18n/eng.json';
import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { API_BASE, fakeBackend } from '../testing/backend';
import { FORWARD, getText, queryText } from '../testing/controls';
import { testOffer } from '../testing/domainFixtures';
import { message } from '../testing/message';
import { openApp } from '../testing/openApp';
import { dialogClosed } from '../testing/renderApp';
import { App } from './App';
import { firstScreenLoaded, startStore } from './startStore';

const PERSISTED = 'persist:rekrutacja';

const flag = (name: string) => screen.getAllByRole('button', { name })[0] ?? document.body;

const polish = [
  testOffer({ id: 1, direction: 'Zarządzanie', city: 'Kraków' }),
  testOffer({ id: 2, direction: 'Zarządzanie', city: 'Gdańsk' }),
  testOffer({ id: 3, direction: 'Dietetyka', city: 'Kraków' }),
];

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each(['/', '/promocja'])(
  '%s with its data loaded has the directions in the first render, in the language of the visit',
  async (path) => {
    window.history.replaceState(null, '', path);
    const offers = [testOffer({ lang: 'eng', direction: 'Computer Science' }), ...polish];
    fakeBackend({
      'GET dks': () => ({ body: offers }),
      'GET dks/promocja': () => ({ body: offers }),
    });
    const kept = { language: '{"language":"eng"}', _persist: '{"version":1,"rehydrated":true}' };
    localStorage.setItem(PERSISTED, JSON.stringify(kept));
    const config = { ...DEFAULT_SITE_CONFIG, apiBase: API_BASE };
    const { store, restored } = startStore(config);
    await restored;
    await firstScreenLoaded(store, config.basePath);
    render(<App config={config} store={store} />);
    expect(screen.getByRole('radio', { name: 'Computer Science' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(eng['kierunek.tytul']);
  },
);

test.each(['/wybor-trybu', '/zakonczenie'])(
  '[2.4.1] %s redirects to the first screen when nothing was chosen or sent',
  async (path) => {
    openApp(path, { offers: polish });
    await screen.findByRole('radio', { name: 'Dietetyka' });
    expect(window.location.pathname).toBe('/');
  },
);

test('[4.3.1] a change of language asks first when it would reset choices', async () => {
  const english = testOffer({ lang: 'eng', direction: 'Computer Science' });
  const { user } = openApp('/', { offers: [...polish, english] });
  await user.click(await screen.findByRole('radio', { name: 'Zarządzanie' }));
  await user.click(flag('English'));
  const question = await screen.findByRole('dialog', {
    name: message('jezyk.zmiana.tytul', { jezyk: 'English' }),
  });
  await user.click(
    within(question).getByRole('button', {
      name: message('jezyk.zmiana.zostaw', { jezyk: 'Polski' }),
    }),
  );
  await dialogClosed();
  expect(screen.getByRole('radio', { name: 'Zarządzanie' })).toBeChecked();

  await user.click(flag('English'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', {
      name: message('jezyk.zmiana.zmien'),
    }),
  );
  expect(await screen.findByRole('radio', { name: 'Computer Science' })).not.toBeChecked();

  await user.click(flag('Polski'));
  expect(await screen.findByRole('radio', { name: 'Zarządzanie' })).not.toBeChecked();
});

const CHOSEN = {
  selection: JSON.stringify({
    flow: 'STUDIA_WYZSZE',
    history: { 1: polish.slice(0, 2) },
    picked: null,
  }),
  language: '{"language":"pl"}',
  theme: '{"dark":true}',
};

test('[1.3.6] only choices, language and theme are persisted', async () => {
  const { user } = openApp('/', { offers: polish });
  await user.click(await screen.findByRole('radio', { name: 'Zarządzanie' }));
  await user.click(
    screen.getAllByRole('switch', { name: message('motyw.ciemny') })[0] ?? document.body,
  );
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem(PERSISTED) ?? '{}')).toEqual({
      ...CHOSEN,
      _persist: expect.any(String) as string,
    });
  });
});

test('an unknown promo link is reported on the first screen only', async () => {
  const { user } = openApp('/oferta/wiosna', { offers: polish });
  await user.click(await screen.findByRole('radio', { name: 'Zarządzanie' }));
  expect(getText('start.promo_nieznane')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: FORWARD }));
  expect(await screen.findByRole('radio', { name: 'Gdańsk' })).toBeInTheDocument();
  expect(queryText('start.promo_nieznane')).not.toBeInTheDocument();
});

test('the address and its screen change in one task', async () => {
  const { user } = openApp('/', { offers: polish });
  await user.click(await screen.findByRole('radio', { name: 'Zarządzanie' }));
  const forward = screen.getByRole('button', { name: FORWARD });
  // As in a browser: React itself decides when it renders.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    forward.click();
    await Promise.resolve();
    expect(window.location.pathname).toBe('/wybor-miasta');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(message('miasto.tytul'));
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  }
});
