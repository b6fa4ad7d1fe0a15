import { screen, waitFor } from '@testing-library/react';
import eng from '../../../../i18n/eng.json';
import pl from '../../../../i18n/pl.json';
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
