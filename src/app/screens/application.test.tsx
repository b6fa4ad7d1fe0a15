import { act, screen, waitFor } from '@testing-library/react';
import { createIntl } from 'react-intl';
import pl from '../../../i18n/pl.json';
import { recentCalls } from '../../api/recentCalls';
import type { MessageId } from '../../intl/messages';
import { OFFERS } from '../../testing/domainFixtures';
import { receivedApplication } from '../../testing/myApplication';
import { openApp } from '../../testing/openApp';
import { storeSentApplication } from '../store/tabSession';

const { formatMessage } = createIntl({ locale: 'pl', messages: pl });
const text = (id: MessageId) => formatMessage({ id });

const numberField = () => screen.findByRole('textbox', { name: text('zakonczenie.numer') });
const dateField = () =>
  screen.getByRole('textbox', { name: text('podsumowanie.dane_osobowe.data_ur') });

function open(path: string, myApplication = true) {
  return openApp(path, {
    offers: OFFERS,
    config: { myApplication },
    backend: { 'POST zgloszenia/stan': () => ({ body: receivedApplication() }) },
  });
}

/** Everything that the browser keeps, and the data for support. */
function traces(): string {
  return JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    window.location.href,
    window.history.state,
    recentCalls(),
  ]);
}

test('the number leaves the address, and neither it nor the date of birth leaves a trace', async () => {
  const { user } = open('/moje-zgloszenie#k7pm-3xva');
  expect(await numberField()).toHaveValue('K7PM 3XVA');
  expect(window.location.hash).toBe('');
  await user.type(dateField(), '23.11.2004');
  await user.click(screen.getByRole('button', { name: text('zgloszenie.pokaz') }));
  const title = text('zgloszenie.stan.otrzymane.tytul');
  await screen.findByRole('heading', { level: 1, name: title });
  expect(document.title).toContain(text('zgloszenie.tytul'));
  expect(traces()).toContain('POST zgloszenia/stan');
  expect(traces()).not.toMatch(/k7pm|3xva|2004-11-23|23\W?11\W?2004/i);
});

test('the number of the application sent in this tab is filled in, until another one is begun', async () => {
  const sent = { studies: [], savedAt: null, name: null, email: null };
  storeSentApplication({ ...sent, reference: 'K7PM3XVA' });
  const first = open('/moje-zgloszenie');
  expect(await numberField()).toHaveValue('K7PM 3XVA');
  first.unmount();
  const second = open('/moje-zgloszenie#PMKXVA37');
  expect(await numberField()).toHaveValue('PMKX VA37');
  second.unmount();
  storeSentApplication(null);
  open('/moje-zgloszenie');
  expect(await numberField()).toHaveValue('');
});

test('another number in the address of the open page replaces the first', async () => {
  open('/moje-zgloszenie#K7PM3XVA');
  expect(await numberField()).toHaveValue('K7PM 3XVA');
  window.location.hash = '#PMKXVA37';
  expect(await screen.findByDisplayValue('PMKX VA37')).toBeInTheDocument();
  await waitFor(() => expect(window.location.hash).toBe(''));
});

test('a page that is restored from the cache of the browser shows no application', async () => {
  const { user } = open('/moje-zgloszenie#K7PM3XVA');
  await numberField();
  await user.type(dateField(), '23.11.2004');
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await numberField()).toHaveValue('');
  expect(dateField()).toHaveValue('');
});

test('without the calls of the backend the address leads to the first screen', async () => {
  open('/moje-zgloszenie#K7PM3XVA', false);
  await waitFor(() => expect(document.title).toContain(text('kierunek.tytul_strony')));
  expect(window.location.pathname + window.location.hash).toBe('/');
});

test.each([
  [true, 1],
  [false, 0],
])('with the calls of the backend: %s → the first screen links to it: %s', async (has, links) => {
  open('/', has);
  await screen.findAllByRole('radio', { hidden: true });
  expect(screen.queryAllByRole('link', { name: text('zgloszenie.link') })).toHaveLength(links);
});

test('the page needs no catalogue', async () => {
  openApp('/moje-zgloszenie', {
    offers: [],
    config: { myApplication: true },
    backend: { 'GET dks': () => ({ status: 400, body: {} }) },
  });
  expect(await numberField()).toBeVisible();
});
