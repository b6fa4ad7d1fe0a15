import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectHasChoice } from '../../features/selection/selectionSlice';
import { button } from '../../testing/controls';
import { higherChoices, OFFERS } from '../../testing/domainFixtures';
import { EnrolmentProvider } from '../../testing/EnrolmentProvider';
import { renderWithProviders } from '../../testing/renderApp';
import { ScreenBoundary } from './ScreenBoundary';

let broken: boolean;

function Crashing() {
  if (broken) throw new Error('typed by somebody');
  return <p>the screen</p>;
}

function WithoutChoice() {
  if (useSelector(selectHasChoice)) throw new Error('kept by an earlier visit');
  return <p>the screen</p>;
}

function openWithChoice() {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  const selection = higherChoices(OFFERS, 'Kierunek A');
  const opened = (screenShown: ReactNode) =>
    renderWithProviders(
      <EnrolmentProvider>
        <ScreenBoundary>{screenShown}</ScreenBoundary>
      </EnrolmentProvider>,
      { preloadedState: { selection } },
    );
  return { selection, logged, opened };
}

test('a crashed screen is replaced by an error page; a successful retry keeps the choices', async () => {
  const { selection, logged, opened } = openWithChoice();
  const { user, store } = opened(<Crashing />);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  expect(logged).toHaveBeenLastCalledWith('A screen could not be shown: Error');
  broken = false;
  await user.click(button('start.blad_ekranu.dalej'));
  expect(screen.getByText('the screen')).toBeInTheDocument();
  expect(store.getState().selection).toEqual(selection);
});

test('a second retry drops the choices', async () => {
  const { opened } = openWithChoice();
  const { user } = opened(<WithoutChoice />);
  await user.click(button('start.blad_ekranu.dalej'));
  await user.click(button('start.blad_ekranu.dalej'));
  expect(screen.getByText('the screen')).toBeInTheDocument();
});

test('a screen that always crashes shows the error page again', async () => {
  const { opened } = openWithChoice();
  const { user } = opened(<Crashing />);
  await user.click(button('start.blad_ekranu.dalej'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  broken = false;
  await user.click(button('start.blad_ekranu.dalej'));
  expect(screen.getByText('the screen')).toBeInTheDocument();
});
