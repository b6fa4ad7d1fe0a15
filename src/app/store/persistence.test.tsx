import { act, screen, waitFor } from '@testing-library/react';
import { persistStore } from 'redux-persist';
import { stepChosen } from '../../features/selection/selectionSlice';
import { API_BASE } from '../../testing/backend';
import { blockStorages } from '../../testing/blockStorages';
import { button, FORWARD } from '../../testing/controls';
import { higherChoices, OFFERS, testOffer } from '../../testing/domainFixtures';
import { ANYTHING, message, phrase } from '../../testing/message';
import { openApp } from '../../testing/openApp';
import { persistedStorage } from './persistedStorage';
import { makeStore } from './store';

const PERSISTED = 'persist:rekrutacja';
const chosen = (...choices: string[]) => higherChoices(OFFERS, ...choices);
const changed = (kroki: string) => phrase('krok.oferta_zmieniona', { kroki });
const CHANGED = changed(ANYTHING);
const NOT_KEPT = phrase('start.nie_zapamietamy');

function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
}

test.each([
  ['blocked at the property', blockStorages],
  ['blocked at each call', () => refuse('getItem', 'setItem', 'removeItem')],
  ['full', () => refuse('setItem')],
])(
  'storage that is %s is reported until the notice is dismissed, and everything works',
  async (_how, refuseStorages) => {
    refuseStorages();
    const { user } = openApp('/', { offers: OFFERS });
    await user.click(await screen.findByRole('radio', { name: 'Kierunek A' }));
    expect(await screen.findByText(NOT_KEPT)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: FORWARD }));
    await user.click(await screen.findByRole('radio', { name: 'Specjalność B' }));
    await user.click(screen.getByRole('button', { name: FORWARD }));
    expect(await screen.findByRole('radio', { name: 'Miasto B' })).toBeInTheDocument();
    expect(screen.getAllByText(NOT_KEPT)).toHaveLength(1);
    await user.click(button('powiadomienie.zamknij'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Miasto B' }));
    await user.click(screen.getByRole('button', { name: FORWARD }));
    await user.click(await screen.findByRole('radio', { name: 'Poziom I' }));
    expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: FORWARD }));
    await user.click(await screen.findByRole('radio', { name: 'Tryb dzienny' }));
    await user.click(screen.getByRole('button', { name: FORWARD }));
    // By role: the form that is rendered ahead has the same label, but is hidden.
    const name = message('podsumowanie.dane_osobowe.imie');
    const firstName = await screen.findByRole('textbox', { name });
    await user.type(firstName, 'Bo');
    await user.tab();
    expect(firstName).toHaveValue('Bo');
    expect(screen.queryByText(NOT_KEPT)).not.toBeInTheDocument();
  },
);

test('the notice about storage stays longer than a toast', async () => {
  jest.useFakeTimers();
  try {
    refuse('setItem');
    openApp('/', { offers: OFFERS });
    expect(await screen.findByText(NOT_KEPT)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText(NOT_KEPT)).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('choices that are no longer in the catalogue are dropped, and the first open step says so', async () => {
  const selection = chosen('Kierunek A', 'Specjalność A', 'Miasto dawne', 'Poziom I');
  const { user } = openApp('/podsumowanie', { offers: OFFERS, selection });
  const again = [message('krok.ponownie.miasto'), message('krok.ponownie.poziom')].join(' i ');
  expect(await screen.findByText(changed(again))).toBeInTheDocument();
  expect(window.location.pathname).toBe('/wybor-miasta');
  await user.click(screen.getByRole('radio', { name: 'Miasto A' }));
  expect(screen.getByText(CHANGED)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: FORWARD }));
  expect(await screen.findByRole('radio', { name: 'Poziom I' })).toBeInTheDocument();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

test('a direction that is no longer offered is reported on the first screen', async () => {
  openApp('/wybor-trybu', { offers: OFFERS, selection: chosen('Kierunek dawny', 'Specjalność A') });
  const notice = await screen.findByText(CHANGED);
  expect(notice).toHaveTextContent(message('krok.ponownie.kierunek'));
  expect(window.location.pathname).toBe('/');
});

test('the application that may have taken the last place is named with the gone choices', async () => {
  const sent = (reference: string, isStored: boolean) => ({
    reference,
    sentAt: '2026-09-01T10:00:00.000Z',
    isStored,
  });
  const draft = { savedAt: Date.now(), offer: '900/1', values: { imie: 'Przykład' } };
  sessionStorage.setItem('rekrutacja.draft', JSON.stringify(draft));
  const all = { '901/1': sent('PMKXVA37', false), '900/1': sent('K7PM3XVA', true) };
  sessionStorage.setItem('rekrutacja.bez_odpowiedzi', JSON.stringify(all));
  const selection = chosen('Kierunek dawny', 'Specjalność A');
  openApp('/podsumowanie', { offers: OFFERS, selection, config: { myApplication: true } });
  await screen.findByText(CHANGED);
  const link = await screen.findByRole('link', { name: message('podsumowanie.wynik.czy_dotarlo') });
  expect(link).toHaveAttribute('href', '/moje-zgloszenie#PMKXVA37');
});

test('valid choices are not reported', async () => {
  openApp('/wybor-miasta', { offers: OFFERS, selection: chosen('Kierunek A', 'Specjalność A') });
  expect(await screen.findByRole('radio', { name: 'Miasto A' })).toBeInTheDocument();
  expect(screen.queryByText(CHANGED)).not.toBeInTheDocument();
});

test('a choice of any number of offers takes a bounded space', async () => {
  const storage = persistedStorage();
  const store = makeStore({ apiBase: API_BASE, storage });
  const persistor = persistStore(store);
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  const offers = Array.from({ length: 5000 }, (_, id) => testOffer({ id }));
  store.dispatch(stepChosen({ number: 1, offers }));
  await persistor.flush();
  expect(store.getState().selection.history[1]).toHaveLength(5000);
  expect(sessionStorage.getItem(PERSISTED)?.length).toBeLessThan(50_000);
});

test("another tab's state changes nothing here, also after a reload", async () => {
  const { unmount } = openApp('/wybor-specjalnosci', {
    offers: OFFERS,
    selection: chosen('Kierunek A', 'Specjalność A'),
  });
  await screen.findByRole('radio', { name: 'Specjalność A' });
  const other = JSON.stringify({ selection: '{"flow":7}', _persist: '{"version":99}' });
  localStorage.setItem(PERSISTED, other);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: PERSISTED, newValue: other }));
  });
  expect(screen.getByRole('radio', { name: 'Specjalność A' })).toBeChecked();
  await waitFor(() => expect(sessionStorage.getItem(PERSISTED)).toContain('Specjalność A'));
  unmount();
  const reloaded = openApp('/wybor-specjalnosci', { offers: OFFERS });
  expect(await screen.findByRole('radio', { name: 'Specjalność A' })).toBeChecked();
  await reloaded.user.click(screen.getByRole('radio', { name: 'Specjalność B' }));
  await waitFor(() => expect(localStorage.getItem(PERSISTED)).toContain('Specjalność B'));
});
