import { act, render, screen, within } from '@testing-library/react';
import type { ApplicationState } from '../../contract/myApplication';
import { typedReference } from '../../domain/referenceNumber';
import type { MessageId } from '../../intl/messages';
import {
  dateField,
  heading,
  notice,
  numberField,
  openApplication,
  openApplicationPage,
  OPENS,
  STATE,
} from '../../testing/applicationPage';
import { type FakeAnswer } from '../../testing/backend';
import { button, queryText } from '../../testing/controls';
import { HELP_LINE } from '../../testing/domainFixtures';
import { FAILURES, SILENCE } from '../../testing/faults';
import { ANYTHING, message, phrase } from '../../testing/message';
import { receivedApplication } from '../../testing/myApplication';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('that arrives late leaves the focus where it is', () => {
  render(<button type="button">elsewhere</button>);
  const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
  elsewhere.focus();
  const scrollTo = jest.spyOn(window, 'scrollTo');
  openApplicationPage();
  expect(elsewhere).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('finding it', () => {
  test('sends the number without its notation, and the date of birth', async () => {
    const { user, bodies } = openApplicationPage();
    await user.type(numberField(), 'k7pm-3xva');
    await user.type(dateField(), '23.11.2004');
    expect(numberField()).toHaveValue('K7PM 3XVA');
    await user.click(button('zgloszenie.pokaz'));
    expect(await heading('zgloszenie.stan.otrzymane.tytul')).toHaveFocus();
    expect(bodies(STATE)).toEqual([OPENS]);
  });

  test('needs both, and leads to the first that is wrong', async () => {
    const { user, bodies } = openApplicationPage();
    await user.click(button('zgloszenie.pokaz'));
    expect(numberField()).toHaveFocus();
    expect(numberField()).toHaveAccessibleDescription(
      expect.stringContaining(message('zgloszenie.numer.blad')),
    );
    expect(dateField()).toBeInvalid();
    expect(bodies(STATE)).toEqual([]);
  });

  test('shows a sample that can be a number', () => {
    openApplicationPage();
    const hint = screen.getByText(/\w{4} \w{4}$/).textContent;
    expect(typedReference(hint.slice(-9))).not.toBeNull();
  });

  test('has the number of the address already', () => {
    openApplicationPage({ number: 'K7PM3XVA' });
    expect(numberField()).toHaveValue('K7PM 3XVA');
  });

  /** Sends K7PM 3XVA with a date, and is answered by these in turn. */
  async function findWith(...answers: FakeAnswer[]) {
    const page = openApplicationPage({ number: 'K7PM3XVA', answers: { [STATE]: answers } });
    await page.user.type(dateField(), '23.11.2004');
    await page.user.click(button('zgloszenie.pokaz'));
    return page;
  }

  test('of an unknown number or with a wrong date is one message for both, with the phone', async () => {
    await findWith({ status: 404, body: { kod: 'NIE_ZNALEZIONO' } });
    const box = await notice('zgloszenie.brak.tytul');
    expect(box).toHaveFocus();
    expect(within(box).getByRole('link', { name: HELP_LINE })).toHaveAttribute(
      'href',
      'tel:+48220000000',
    );
    expect(numberField()).toHaveValue('K7PM 3XVA');
    expect(numberField()).toBeValid();
    expect(dateField()).toHaveValue('23/11/2004');
  });

  test('a wrong field takes the place of the fault before it', async () => {
    const { user } = await findWith({ status: 404, body: { kod: 'NIE_ZNALEZIONO' } });
    await notice('zgloszenie.brak.tytul');
    await user.clear(numberField());
    await user.click(button('zgloszenie.pokaz'));
    expect(numberField()).toHaveFocus();
    expect(queryText('zgloszenie.brak.tytul')).not.toBeInTheDocument();
  });

  test('too often says when the next attempt is possible, and offers the call', async () => {
    jest.setSystemTime(new Date('2026-07-14T16:59:30Z'));
    await findWith({ status: 429, headers: { 'Retry-After': '3600' }, body: {} });
    const box = await notice('zgloszenie.limit.tytul');
    expect(box).toHaveTextContent('14/07/2026, 20:00');
    const call = within(box).getByRole('link', {
      name: message('pomoc.zadzwon', { numer: HELP_LINE }),
    });
    expect(call).toHaveAttribute('href', 'tel:+48220000000');
    expect(document.querySelectorAll('.MuiButton-contained')).toHaveLength(1);
  });

  test('too often without a time says none', async () => {
    await findWith({ status: 429, body: {} });
    expect(await notice('zgloszenie.limit.tytul')).not.toHaveTextContent(
      phrase('zgloszenie.limit.kiedy', { kiedy: ANYTHING }),
    );
  });

  test.each<[string, FakeAnswer]>([
    ...FAILURES.map(([name, answer]): [string, FakeAnswer] => [name, answer]),
    ['404 of a proxy', { status: 404, text: 'gone' }],
  ])('%s → no answer, asked once, until a retry', async (_fault, answer) => {
    const isRefusal = typeof answer === 'object' && answer.status === 400;
    const refusal = { status: 400, body: { kod: 'NIEPOPRAWNE_DANE', bledy: [] } };
    const { user, bodies } = await findWith(
      isRefusal ? { status: 400, text: '' } : answer,
      refusal,
      {
        body: receivedApplication(),
      },
    );
    const box = await notice('zgloszenie.blad.tytul');
    expect(within(box).getByRole('link', { name: HELP_LINE })).toBeVisible();
    expect(bodies(STATE)).toHaveLength(1);
    await user.click(button('start.blad.ponow'));
    await notice('zgloszenie.odmowa.tytul');
    await user.click(button('zgloszenie.pokaz'));
    await heading('zgloszenie.stan.otrzymane.tytul');
  });

  test('slow → it waits, and no answer after 15 seconds', async () => {
    const { user, bodies } = await findWith(SILENCE);
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(button('zgloszenie.pokaz')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('zgloszenie.pokaz'));
    expect(bodies(STATE)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(await notice('zgloszenie.blad.tytul')).toHaveFocus();
  });
});

describe('an application', () => {
  test.each<[ApplicationState, MessageId, MessageId]>([
    ['OTRZYMANE', 'zgloszenie.stan.otrzymane.tytul', 'zgloszenie.przebieg.otrzymane'],
    ['W_TOKU', 'zgloszenie.stan.w_toku.tytul', 'zgloszenie.przebieg.rozpatrywane'],
    ['DECYZJA_POZYTYWNA', 'zgloszenie.stan.pozytywna.tytul', 'zgloszenie.przebieg.przyjecie'],
    ['DECYZJA_NEGATYWNA', 'zgloszenie.stan.negatywna.tytul', 'zgloszenie.przebieg.odmowa'],
    ['WYCOFANE', 'zgloszenie.stan.wycofane.tytul', 'zgloszenie.przebieg.wycofane'],
  ])('%s → its heading, and its station with the time', async (stan, title, station) => {
    const { container } = await openApplication({ stan, zmieniono: '2026-07-16T08:40:00.000Z' });
    expect(await heading(title)).toHaveFocus();
    const [now, ...others] = container.querySelectorAll('[aria-current="step"]');
    expect(others).toEqual([]);
    expect(now).toHaveTextContent(message(station));
    const since = stan === 'OTRZYMANE' ? '14/07/2026, 19:11' : '16/07/2026, 10:40';
    expect(now).toHaveTextContent(since);
    expect(screen.getByText('K7PM 3XVA')).toBeVisible();
    expect(screen.getByText('k•••@g•••.com')).toBeVisible();
    expect(screen.getByText(/Administracja/)).toBeVisible();
  });

  test('has the message of the office with its lines', async () => {
    await openApplication({ stan: 'DECYZJA_POZYTYWNA', wiadomosc: 'Pokój 12\n<b>9–15</b>' });
    const box = screen.getByRole('region', { name: message('zgloszenie.wiadomosc') });
    expect(box.textContent).toContain('Pokój 12\n<b>9–15</b>');
    const lead = message('zgloszenie.stan.pozytywna.opis').replaceAll('\u00a0', ' ');
    expect(screen.getByText(lead)).toBeVisible();
  });

  test('without a message leads to the phone when it is admitted', async () => {
    await openApplication({ stan: 'DECYZJA_POZYTYWNA' });
    expect(screen.getByRole('link', { name: HELP_LINE })).toBeVisible();
  });

  test('lists the corrections with their answers, the newest first', async () => {
    const zlozono = '2026-07-15T08:00:00.000Z';
    await openApplication({
      poprawki: [
        { zlozono, stan: 'ODRZUCONA', wiadomosc: 'Brak zmian' },
        { zlozono: '2026-07-16T08:00:00.000Z', stan: 'OCZEKUJE', wiadomosc: null },
      ],
    });
    const list = screen.getByRole('region', { name: message('zgloszenie.poprawki') });
    const answers = within(list)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(answers).toEqual([
      message('zgloszenie.poprawki.czeka'),
      `${message('zgloszenie.poprawki.odrzucona')}Brak zmian`,
    ]);
  });

  test('is closed, and nothing of it is left', async () => {
    const { user, store } = await openApplication();
    expect(JSON.stringify(store.getState())).toContain(OPENS.numer);
    await user.click(button('zgloszenie.zamknij'));
    expect(await heading('zgloszenie.tytul')).toHaveFocus();
    expect(numberField()).toHaveValue('');
    expect(dateField()).toHaveValue('');
    expect(JSON.stringify(store.getState())).not.toContain(OPENS.numer);
  });
});
