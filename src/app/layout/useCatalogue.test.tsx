import { act, screen } from '@testing-library/react';
import { fakeBackend } from '../../testing/backend';
import { OFFERS } from '../../testing/domainFixtures';
import { renderWithProviders } from '../../testing/renderApp';
import { IDLE_LIFE_MS } from '../../ui/idleTimer';
import { useCatalogue } from './useCatalogue';

function Studies() {
  return useCatalogue().offers.length;
}

test('programmes that closed while the page was in the background for an hour are gone', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  fakeBackend({ 'GET dks': () => ({ body: OFFERS.slice(1) }) });
  renderWithProviders(<Studies />, { offers: OFFERS });
  const turn = (state: DocumentVisibilityState, ms: number) =>
    act(() => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
      return jest.advanceTimersByTimeAsync(ms);
    });
  await turn('hidden', IDLE_LIFE_MS - 1000);
  await turn('visible', 10_000);
  expect(screen.getByText(OFFERS.length)).toBeInTheDocument();
  await turn('hidden', IDLE_LIFE_MS);
  await turn('visible', 0);
  expect(await screen.findByText(OFFERS.length - 1)).toBeInTheDocument();
});
