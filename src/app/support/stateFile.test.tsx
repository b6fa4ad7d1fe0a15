import { screen, within } from '@testing-library/react';
import { StepScreen } from '../../features/selection/steps/StepScreen';
import { API_BASE } from '../../testing/backend';
import { OFFERS, testSelection } from '../../testing/domainFixtures';
import { interceptDownloads } from '../../testing/interceptDownloads';
import { message } from '../../testing/message';
import { openApp } from '../../testing/openApp';
import { renderWithProviders } from '../../testing/renderApp';
import { stateOf } from '../../testing/stateOf';
import { persistedStorage } from '../store/persistedStorage';
import { makeStore } from '../store/store';

/** The file that a candidate saves who has just chosen the second city. */
async function savedFile(): Promise<string> {
  const { content } = interceptDownloads();
  const selection = testSelection(OFFERS, 'STUDIA_WYZSZE', 'Kierunek A', 'Specjalność B');
  const { user, unmount } = openApp('/wybor-miasta', { offers: OFFERS, selection });
  await user.click(await screen.findByRole('radio', { name: 'Miasto B' }));
  const [button] = screen.getAllByRole('button', { name: message('pomoc.dane.pokaz') });
  await user.click(button ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: message('pomoc.dane.tytul') });
  await user.click(within(dialog).getByRole('button', { name: message('pomoc.dane.zapisz') }));
  const file = new TextDecoder().decode(await content(0));
  unmount();
  sessionStorage.clear();
  localStorage.clear();
  return file;
}

test('a saved file is a fixture: a test renders the screen in that state', async () => {
  const preloadedState = stateOf(await savedFile());
  renderWithProviders(<StepScreen name="city" explanations={{}} />, {
    offers: OFFERS,
    route: '/wybor-miasta',
    preloadedState,
  });
  expect(screen.getByRole('radio', { name: 'Miasto B' })).toBeChecked();
});

test('in Redux DevTools the recorded actions change nothing of the saved state', async () => {
  const file = await savedFile();
  const { payload } = JSON.parse(file) as { payload: string };
  const history = JSON.parse(payload) as { type: string }[];
  expect(history.map(({ type }) => type.slice(25))).toContain('selection/stepChosen 3');
  const store = makeStore({
    apiBase: API_BASE,
    storage: persistedStorage(),
    preloadedState: stateOf(file),
  });
  for (const action of history) store.dispatch(action);
  expect(store.getState()).toMatchObject(stateOf(file));
});
