import { act, screen, waitFor } from '@testing-library/react';
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
const KEY = 'podsumowanie.toast.kandydat_zapisany_wczesniej';
const SAVED_AS_FIRST_SENT = pl[
  'podsumowanie.wynik.zapisany_wczesniej.tekst_po_braku_odpowiedzi'
].replaceAll('\u00a0', ' ');

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([
  ['pl', pl, 'Jeśli to nie Twoje zgłoszenie, zadzwoń do działu rekrutacji.'],
  ['eng', eng, 'If that was not you, call the admissions office.'],
] as const)(
  'an earlier application is reported in %s, in the toast and at the button',
  async (language, texts, instructions) => {
    const { user, onAccepted } = await showLoadedForm({
      values: poleValues(),
      language,
      answers: { 'POST kandydaci': () => REGISTERED },
    });
    await user.click(
      screen.getByRole('button', { name: texts['podsumowanie.zakonczenie.przycisk'] }),
    );
    const messages = () => screen.queryAllByText(texts[KEY].replaceAll('\u00a0', ' '));
    await waitFor(() => expect(messages()).toHaveLength(2));
    expect(messages().filter((text) => text.closest('form') !== null)).toHaveLength(1);
    // For a candidate whose number was used by another person.
    expect(screen.getByText(instructions, { exact: false })).toBeInTheDocument();
    const back = texts['podsumowanie.wynik.wroc_do_wyboru'];
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/wybor-trybu');
    expect(onAccepted).not.toHaveBeenCalled();
  },
);

test('a change after a lost response is explained', async () => {
  const inTurn: FakeAnswer[] = ['networkFault', REGISTERED];
  const answers = { 'POST kandydaci': () => inTurn.shift() ?? {} };
  const { user, fill } = await showLoadedForm({ values: poleValues(), answers });
  await user.click(submitButton());
  await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul']);
  fill({ email: 'inny@uczelnia.example' });
  await user.click(submitButton());
  expect(await screen.findByText(SAVED_AS_FIRST_SENT)).toBeInTheDocument();
  expect(screen.queryByText(pl['podsumowanie.wynik.wroc_do_wyboru'])).not.toBeInTheDocument();
});

test('so is an automatic retry at a backend that ignores the idempotency key', async () => {
  const inTurn: FakeAnswer[] = [{ wait: deferred().wait }, REGISTERED];
  const answers = { 'POST kandydaci': () => inTurn.shift() ?? {} };
  const { user } = await showLoadedForm({ values: poleValues(), answers });
  jest.useFakeTimers({ advanceTimers: true });
  await user.click(submitButton());
  await act(() => jest.advanceTimersByTimeAsync(ATTEMPT_MS));
  expect(await screen.findByText(SAVED_AS_FIRST_SENT)).toBeInTheDocument();
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
