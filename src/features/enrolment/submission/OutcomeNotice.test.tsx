import { act, screen, waitFor, within } from '@testing-library/react';
import eng from '../../../../i18n/eng.json';
import pl from '../../../../i18n/pl.json';
import { recentCalls } from '../../../api/recentCalls';
import { ATTEMPT_MS } from '../../../api/submitWithRetries';
import { deferred, type FakeAnswer } from '../../../testing/backend';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';

const REGISTERED: FakeAnswer = {
  status: 400,
  body: { kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS' },
};
/** The part of a text before its phone number, with ordinary spaces. */
const beforePhone = (text: string) => (text.split('{telefon}')[0] ?? '').replaceAll('\u00a0', ' ');

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([
  ['pl', pl, pl['podsumowanie.toast.kandydat_zapisany_wczesniej']],
  // The words of the specification.
  ['eng', eng, 'The candidate has been previously registered for the selected offer.'],
] as const)(
  'an earlier application is reported in %s, in the toast and at the button',
  async (language, texts, toast) => {
    const { user, onAccepted } = await showLoadedForm({
      values: poleValues(),
      language,
      answers: { 'POST kandydaci': () => REGISTERED },
    });
    await user.click(
      screen.getByRole('button', { name: texts['podsumowanie.zakonczenie.przycisk'] }),
    );
    const count = (words: string, inForm: boolean) =>
      screen
        .queryAllByText(words.replaceAll('\u00a0', ' '))
        .filter((text) => (text.closest('form') !== null) === inForm).length;
    const title = texts['podsumowanie.wynik.zapisany_wczesniej.tytul'];
    await waitFor(() => expect(count(title, true)).toBe(1));
    await waitFor(() => expect(count(toast, false)).toBe(1));
    // For a candidate whose number was used by another person.
    const [notice = document.body] = screen
      .getAllByRole('alert')
      .filter((it) => it.closest('form'));
    const call = within(notice).getByRole('link', { name: /^\+48/ });
    expect(call).toHaveAttribute('href', 'tel:+48220000000');
    const back = texts['podsumowanie.wynik.wroc_do_wyboru'];
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/wybor-trybu');
    expect(onAccepted).not.toHaveBeenCalled();
  },
);

test('a refusal with an unknown code names the code and the phone line', async () => {
  const answers = { 'POST kandydaci': () => ({ status: 409, body: { kod: 'LIMIT_MIEJSC' } }) };
  const { user } = await showLoadedForm({ values: poleValues(), answers });
  await user.click(submitButton());
  const title = await screen.findByText(pl['podsumowanie.wynik.odrzucone.tytul']);
  const notice = title.closest<HTMLElement>('[role=alert]');
  expect(notice).toHaveTextContent('LIMIT_MIEJSC');
  expect(within(notice ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    'tel:+48220000000',
  );
});

describe('a backend that does not know idempotency keys', () => {
  const waits = { wait: deferred().wait };

  test('gets one application, and the notice asks to call before another one', async () => {
    const answers = { 'POST kandydaci': () => waits };
    const { user, calls } = await showLoadedForm({
      values: poleValues(),
      answers,
      knowsKeys: false,
    });
    jest.useFakeTimers({ advanceTimers: true });
    await user.click(submitButton());
    await act(() => jest.advanceTimersByTimeAsync(ATTEMPT_MS));
    expect(screen.queryByText(/tylko raz/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2 * ATTEMPT_MS));
    const title = await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul']);
    const notice = title.closest<HTMLElement>('[role=alert]');
    expect(notice).toHaveTextContent(/zadzwoń do\snas/);
    expect(notice).not.toHaveTextContent('tylko raz');
    expect(calls.filter(({ call }) => call === 'POST kandydaci')).toHaveLength(1);
  });

  test('gets another one only after a confirmation', async () => {
    const inTurn: FakeAnswer[] = ['networkFault', {}];
    const answers = { 'POST kandydaci': () => inTurn.shift() ?? {} };
    const { user, calls, accepted } = await showLoadedForm({
      values: poleValues(),
      answers,
      knowsKeys: false,
    });
    const posts = () => calls.filter(({ call }) => call === 'POST kandydaci');
    await user.click(submitButton());
    await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul']);
    await user.click(submitButton());
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('+48\u00a022\u00a0000\u00a000\u00a000');
    await user.click(within(question).getByRole('button', { name: 'Nie wysyłaj' }));
    expect(posts()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'Wyślij jeszcze raz' }));
    await accepted();
    expect(posts()).toHaveLength(2);
  });
});

test('a change after a lost response is explained', async () => {
  const inTurn: FakeAnswer[] = ['networkFault', REGISTERED];
  const answers = { 'POST kandydaci': () => inTurn.shift() ?? {} };
  const { user, fill } = await showLoadedForm({ values: poleValues(), answers });
  await user.click(submitButton());
  await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul']);
  fill({ email: 'inny@uczelnia.example' });
  await user.click(submitButton());
  const text = pl['podsumowanie.wynik.zapisany_wczesniej.tekst_po_braku_odpowiedzi'];
  expect(await screen.findByText(beforePhone(text), { exact: false })).toBeInTheDocument();
  expect(screen.queryByText(pl['podsumowanie.wynik.wroc_do_wyboru'])).not.toBeInTheDocument();
});

test.each([
  ['a UUID', '3f9a1c04-53a1-4c1e-9d0b-7f1f6a1f0c55', '3f9a1c04'],
  ['an id of eight letters', 'KX7M93AD', 'KX7M93AD'],
  ['no header', null, null],
  ['a text', 'Failed to save the application', null],
])('%s of the request becomes the code for the phone: %s, %s', async (_what, id, code) => {
  const headers = id === null ? {} : { 'X-Request-Id': id };
  const answers = { 'POST kandydaci': () => ({ status: 503, body: {}, headers }) };
  const { user } = await showLoadedForm({ values: poleValues(), answers });
  await user.click(submitButton());
  const notice = (await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul'])).closest(
    '[role=alert]',
  );
  const [before, after] = pl['podsumowanie.wynik.kod'].split('{kod}');
  if (code === null) expect(notice).not.toHaveTextContent('kod');
  else expect(notice).toHaveTextContent(`${before}${code}${after}`);
  expect(recentCalls().at(-1)).toEqual({
    at: expect.any(String) as unknown,
    call: 'POST kandydaci',
    status: 503,
    ms: expect.any(Number) as unknown,
    ...(code !== null && { requestCode: code }),
  });
});
