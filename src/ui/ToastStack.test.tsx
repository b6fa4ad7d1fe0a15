import { act, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { IntlProvider } from 'react-intl';
import pl from '../../i18n/pl.json';
import { ToastProvider } from './ToastProvider';
import { useToast } from './useToast';

function Button() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Saved', 'success')}>
      show
    </button>
  );
}

it('stands at the top right of the window, wherever the page is scrolled to', async () => {
  const style = document.createElement('style');
  style.append(readFileSync(`${__dirname}/styles/toasts.css`, 'utf8'));
  document.head.append(style);
  render(
    <IntlProvider locale="pl" messages={pl}>
      <ToastProvider>
        <Button />
      </ToastProvider>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  const toast = await screen.findByRole('status');
  const place = toast.closest('.Toasts');
  if (place === null) throw new Error('The toast stands outside of its place.');
  await act(() => Promise.resolve());
  const { position, top, right, left, bottom } = getComputedStyle(place);
  expect(position).toBe('fixed');
  expect([top, right]).toEqual(['84px', '24px']);
  expect([left, bottom]).toEqual(['', '']);
  style.remove();
});
