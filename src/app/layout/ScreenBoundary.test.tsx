import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { EMPTY_SELECTION } from '../../domain/selection';
import { selectLanguage } from '../../intl/languageSlice';
import { button } from '../../testing/controls';
import { higherChoices, OFFERS } from '../../testing/domainFixtures';
import { EnrolmentProvider } from '../../testing/EnrolmentProvider';
import { renderWithProviders } from '../../testing/renderApp';
import type { AppState } from '../store/store';
import { ScreenBoundary } from './ScreenBoundary';

let broken: boolean;

function Crashing() {
  if (broken) throw new Error('typed by somebody');
  return <p>the screen</p>;
}

function OnlyPolish() {
  if (useSelector(selectLanguage) !== 'pl') throw new Error('kept by an earlier visit');
  return <p>the screen</p>;
}

function openWithPersistedState() {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  const selection = higherChoices(OFFERS, 'Kierunek A');
  const kept = { selection, language: { language: 'fr' }, theme: { dark: true } };
  const opened = (screenShown: ReactNode) =>
    renderWithProviders(
      <EnrolmentProvider>
        <ScreenBoundary>{screenShown}</ScreenBoundary>
      </EnrolmentProvider>,
      { preloadedState: kept },
    );
  return { kept, logged, opened };
}

function persistedPart({ selection, language, theme }: AppState) {
  return { selection, language, theme };
}

test('a crashed screen is replaced by an error page; a successful retry keeps the persisted state', async () => {
  const { kept, logged, opened } = openWithPersistedState();
  const { user, store } = opened(<Crashing />);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  expect(logged).toHaveBeenLastCalledWith('A screen could not be shown: Error');
  broken = false;
  await user.click(button('start.blad_ekranu.dalej'));
  expect(screen.getByText('the screen')).toBeInTheDocument();
  expect(persistedPart(store.getState())).toEqual(kept);
});

test('a retry that crashes again drops the persisted state', async () => {
  const { opened } = openWithPersistedState();
  const { user, store } = opened(<OnlyPolish />);
  await user.click(button('start.blad_ekranu.dalej'));
  expect(screen.getByText('the screen')).toBeInTheDocument();
  expect(persistedPart(store.getState())).toEqual({
    selection: EMPTY_SELECTION,
    language: { language: 'pl' },
    theme: { dark: null },
  });
});

test('a screen that always crashes shows the error page again', async () => {
  const { opened } = openWithPersistedState();
  const { user } = opened(<Crashing />);
  await user.click(button('start.blad_ekranu.dalej'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  broken = false;
  await user.click(button('start.blad_ekranu.dalej'));
  expect(screen.getByText('the screen')).toBeInTheDocument();
});
