import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FormattedMessage, IntlProvider } from 'react-intl';
import eng from '../../i18n/eng.json';
import pl from '../../i18n/pl.json';
import { message } from '../testing/message';
import type { Severity } from './Notice';
import { showToast, Toaster } from './Toaster';

function Buttons() {
  const button = (text: string, severity: Severity) => (
    <button type="button" onClick={() => showToast(text, severity)}>
      show {text}
    </button>
  );
  return (
    <>
      {button('Saved', 'success')}
      {button('Not saved', 'error')}
    </>
  );
}

/** The first toast loads its chunk in real time; only then are timers faked. */
async function openToast(text: string): Promise<void> {
  render(
    <IntlProvider locale="pl" messages={pl}>
      <Toaster />
      <Buttons />
    </IntlProvider>,
  );
  await import('./Toasts');
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: `show ${text}` }));
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
  await openToast('Saved');
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  await pass(4900);
  expect(screen.getByRole('status')).toBeVisible();
  await pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('is an alert only for an error', async () => {
  await openToast('Not saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

test('[9.2.9] stays open while hovered, then for half of its time', async () => {
  await openToast('Saved');
  fireEvent.mouseEnter(screen.getByRole('status'));
  await pass(20_000);
  fireEvent.mouseLeave(screen.getByRole('status'));
  await pass(2400);
  expect(screen.getByRole('status')).toBeVisible();
  await pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('[9.2.9] stays open while the window is in the background', async () => {
  await openToast('Saved');
  fireEvent.blur(window);
  await pass(20_000);
  expect(screen.getByRole('status')).toBeVisible();
});

test('can be closed', async () => {
  await openToast('Saved');
  fireEvent.click(screen.getByRole('button', { name: message('powiadomienie.zamknij') }));
  await pass(1000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows the same text again, and several toasts at once', async () => {
  await openToast('Saved');
  fireEvent.click(screen.getByRole('button', { name: 'show Saved' }));
  fireEvent.click(screen.getByRole('button', { name: 'show Not saved' }));
  await pass(100);
  expect(screen.getAllByText('Saved')).toHaveLength(2);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

test('[9.2.10] is fixed at the top right of the window', async () => {
  await openToast('Saved');
  const place = screen.getByRole('status').closest('.notistack-SnackbarContainer');
  if (place === null) throw new Error('The toast stands outside of its place.');
  const { position, top, right, left, bottom } = getComputedStyle(place);
  // Set by notistack itself, so its styles are applied.
  expect(position).toBe('fixed');
  expect([top, right]).toEqual(['84px', '24px']);
  expect([left, bottom]).toEqual(['', '']);
});

function FormattedToast() {
  const message = <FormattedMessage id="powiadomienie.zamknij" />;
  return (
    <button type="button" onClick={() => showToast(message, 'info')}>
      show
    </button>
  );
}

test('changes language while open', async () => {
  function Page() {
    const [english, setEnglish] = useState(false);
    return (
      <IntlProvider locale={english ? 'en' : 'pl'} messages={english ? eng : pl}>
        <button type="button" onClick={() => setEnglish(true)}>
          EN
        </button>
        <Toaster />
        <FormattedToast />
      </IntlProvider>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
  expect(await screen.findByRole('status')).toHaveTextContent(pl['powiadomienie.zamknij']);
  fireEvent.click(screen.getByRole('button', { name: 'EN' }));
  expect(screen.getByRole('status')).toHaveTextContent(eng['powiadomienie.zamknij']);
});
