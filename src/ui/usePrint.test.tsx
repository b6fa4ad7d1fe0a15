import { act, screen } from '@testing-library/react';
import pl from '../../i18n/pl.json';
import { renderWithProviders } from '../testing/renderApp';
import { PRINT_STARTS_MS, usePrint } from './usePrint';

function Printer() {
  const { print, hint } = usePrint();
  return (
    <>
      <button type="button" onClick={print}>
        print
      </button>
      {hint}
    </>
  );
}

test.each([
  ['says nothing', 1],
  ['begins to print', 0],
])('after print() a browser %s → how to print is said %i times', async (browser, said) => {
  jest.useFakeTimers({ advanceTimers: true });
  window.print = () => {
    if (browser === 'begins to print') window.dispatchEvent(new Event('beforeprint'));
  };
  const { user } = renderWithProviders(<Printer />);
  await user.click(screen.getByRole('button'));
  await act(() => jest.advanceTimersByTimeAsync(PRINT_STARTS_MS));
  expect(screen.queryAllByText(pl['druk.pomoc'].replaceAll('\u00a0', ' '))).toHaveLength(said);
});
