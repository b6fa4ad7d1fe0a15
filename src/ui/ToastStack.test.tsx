import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import pl from '../../i18n/pl.json';
import { ToastProvider, useToast } from './ToastProvider';

function Button() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Saved', 'success')}>
      show
    </button>
  );
}

it('is fixed at the top right of the window', async () => {
  render(
    <IntlProvider locale="pl" messages={pl}>
      <ToastProvider>
        <Button />
      </ToastProvider>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  const toast = await screen.findByRole('status');
  const place = toast.closest('.notistack-SnackbarContainer');
  if (place === null) throw new Error('The toast stands outside of its place.');
  await act(() => Promise.resolve());
  const { position, top, right, left, bottom } = getComputedStyle(place);
  // Set by notistack itself, so its styles are applied.
  expect(position).toBe('fixed');
  expect([top, right]).toEqual(['78px', '24px']);
  expect([left, bottom]).toEqual(['', '']);
});
