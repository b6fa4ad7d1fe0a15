import { screen } from '@testing-library/react';
import { EnrolmentProvider } from '../testing/EnrolmentProvider';
import { renderWithProviders } from '../testing/renderApp';
import { ScreenBoundary } from './ScreenBoundary';

let broken = true;

function Fragile() {
  if (broken) throw new Error('typed by somebody');
  return <p>the screen</p>;
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('a screen that crashes gives way to a notice, and comes back when it is asked to', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderWithProviders(
    <EnrolmentProvider poland="PL">
      <ScreenBoundary>
        <Fragile />
      </ScreenBoundary>
    </EnrolmentProvider>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  expect(logged).toHaveBeenLastCalledWith('A screen could not be shown: Error');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(screen.getByText('the screen')).toBeInTheDocument();
});
