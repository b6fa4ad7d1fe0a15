import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import eng from '../../i18n/eng.json';
import pl from '../../i18n/pl.json';
import { message } from '../testing/message';
import { showToast, Toaster } from './Toaster';

const show = () => fireEvent.click(screen.getByRole('button', { name: 'show' }));

/** The first toast loads its chunk in real time; only then are timers faked. */
async function openToast(): Promise<void> {
  render(
    <IntlProvider locale="pl" messages={pl}>
      <Toaster />
      <button type="button" onClick={() => showToast('Saved')}>
        show
      </button>
    </IntlProvider>,
  );
  await import('./Toasts');
  jest.useFakeTimers();
  show();
  await act(() => jest.advanceTimersByTimeAsync(0));
}

/** Advances in steps, so that React renders between the timers of a transition. */
async function pass(time: number): Promise<void> {
  const step = 100;
  for (let passed = 0; passed < time; passed += step) {
    await act(() => jest.advanceTimersByTimeAsync(step));
  }
}

afterEach(() => jest.useRealTimers());

test('[9.2.9] closes after five seconds', async () => {
  await openToast();
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  await pass(4900);
  expect(screen.getByRole('status')).toBeVisible();
  await pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('[9.2.9] stays open while hovered, then for half of its time', async () => {
  await openToast();
  fireEvent.mouseEnter(screen.getByRole('status'));
  await pass(20_000);
  fireEvent.mouseLeave(screen.getByRole('status'));
  await pass(2400);
  expect(screen.getByRole('status')).toBeVisible();
  await pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('[9.2.9] stays open while the window is in the background', async () => {
  await openToast();
  fireEvent.blur(window);
  await pass(20_000);
  expect(screen.getByRole('status')).toBeVisible();
});

test('can be closed', async () => {
  await openToast();
  fireEvent.click(screen.getByRole('button', { name: message('powiadomienie.zamknij') }));
  await pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows the same text again', async () => {
  await openToast();
  show();
  await pass(100);
  expect(screen.getAllByText('Saved')).toHaveLength(2);
});

test('[9.2.10] is fixed at the top right of the window', async () => {
  await openToast();
  const place = screen.getByRole('status').closest('.notistack-SnackbarContainer');
  if (place === null) throw new Error('The toast stands outside of its place.');
  const { position, top, right, left, bottom } = getComputedStyle(place);
  // Set by notistack itself, so its styles are applied.
  expect(position).toBe('fixed');
  expect([top, right]).toEqual(['84px', '24px']);
  expect([left, bottom]).toEqual(['', '']);
});

test('changes language while open', async () => {
  function Page() {
    const [english, setEnglish] = useState(false);
    return (
      <IntlProvider locale={english ? 'en' : 'pl'} messages={english ? eng : pl}>
        <button type="button" onClick={() => setEnglish(true)}>
          EN
        </button>
        <Toaster />
        <button
          type="button"
          onClick={() => showToast(<FormattedMessage id="powiadomienie.zamknij" />)}
        >
          show
        </button>
      </IntlProvider>
    );
  }
  render(<Page />);
  show();
  expect(await screen.findByRole('status')).toHaveTextContent(pl['powiadomienie.zamknij']);
  fireEvent.click(screen.getByRole('button', { name: 'EN' }));
  expect(screen.getByRole('status')).toHaveTextContent(eng['powiadomienie.zamknij']);
});
