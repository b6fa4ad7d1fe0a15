import { screen, waitFor } from '@testing-library/react';
import eng from '../../../../i18n/eng.json';
import pl from '../../../../i18n/pl.json';
import { recentCalls } from '../../../api/recentCalls';
import type { FakeAnswer } from '../../../testing/backend';
import { poleValues } from '../../../testing/domainFixtures';
import {
  enrolmentBackend,
  formLoaded,
  showEnrolment,
  submitButton,
} from '../../../testing/enrolmentScreen';

const KEY = 'podsumowanie.toast.kandydat_zapisany_wczesniej';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([
  ['pl', pl],
  ['eng', eng],
] as const)(
  'an earlier application is reported in %s, in the toast and at the button',
  async (language, texts) => {
    const kod = 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS';
    enrolmentBackend({ 'POST kandydaci': () => ({ status: 400, body: { kod } }) });
    const { user } = await showEnrolment({ values: poleValues(), language });
    await formLoaded();
    await user.click(
      screen.getByRole('button', { name: texts['podsumowanie.zakonczenie.przycisk'] }),
    );
    const messages = () => screen.queryAllByText(texts[KEY].replaceAll('\u00a0', ' '));
    await waitFor(() => {
      expect(messages()).toHaveLength(2);
    });
    expect(messages().filter((text) => text.closest('form') !== null)).toHaveLength(1);
  },
);

test.each([
  ['pl', 'Jeśli to nie Twoje zgłoszenie, zadzwoń do działu rekrutacji.'],
  ['eng', 'If that was not you, call the admissions office.'],
] as const)(
  'a candidate whose number was used by another person gets instructions in %s',
  async (language, instructions) => {
    const kod = 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS';
    enrolmentBackend({ 'POST kandydaci': () => ({ status: 400, body: { kod } }) });
    const { user } = await showEnrolment({ values: poleValues(), language });
    await formLoaded();
    const texts = language === 'pl' ? pl : eng;
    await user.click(
      screen.getByRole('button', { name: texts['podsumowanie.zakonczenie.przycisk'] }),
    );
    expect(await screen.findByText(instructions, { exact: false })).toBeInTheDocument();
  },
);

test('a change after a lost response is explained', async () => {
  const kod = 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS';
  const answers: FakeAnswer[] = ['networkFault', { status: 400, body: { kod } }];
  enrolmentBackend({ 'POST kandydaci': () => answers.shift() ?? {} });
  const { user, fill } = await showEnrolment({ values: poleValues() });
  await formLoaded();
  await user.click(submitButton());
  await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul']);
  fill({ email: 'inny@uczelnia.example' });
  await user.click(submitButton());
  const messages = 'podsumowanie.wynik.zapisany_wczesniej.tekst_po_braku_odpowiedzi';
  expect(await screen.findByText(pl[messages].replaceAll('\u00a0', ' '))).toBeInTheDocument();
  expect(screen.queryByText(pl['podsumowanie.wynik.wroc_do_wyboru'])).not.toBeInTheDocument();
});

test.each([
  ['a UUID', '3f9a1c04-53a1-4c1e-9d0b-7f1f6a1f0c55', '3f9a1c04'],
  ['an id of eight letters', 'KX7M93AD', 'KX7M93AD'],
  ['no header', null, null],
  ['a text', 'Failed to save the application', null],
])('%s of the request becomes the code for the phone: %s, %s', async (_what, id, code) => {
  const headers = id === null ? {} : { 'X-Request-Id': id };
  enrolmentBackend({ 'POST kandydaci': () => ({ status: 503, body: {}, headers }) });
  const { user } = await showEnrolment({ values: poleValues() });
  await formLoaded();
  await user.click(submitButton());
  const notice = (await screen.findByText(pl['podsumowanie.wynik.niepotwierdzone.tytul'])).closest(
    '[role=alert]',
  );
  const [before, after] = pl['podsumowanie.wynik.kod'].split('{kod}');
  if (code === null) expect(notice).not.toHaveTextContent('kod');
  else expect(notice).toHaveTextContent(`${before}${code}${after}`);
  expect(recentCalls().at(-1)).toEqual({
    call: 'POST kandydaci',
    status: 503,
    ms: expect.any(Number) as unknown,
    ...(code !== null && { requestCode: code }),
  });
});
