import { waitFor } from '@testing-library/react';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { selectEnrolment } from './enrolmentSlice';

test('chosen: the form waits, and nothing is known of it', () => {
  expect(selectEnrolment({})).toMatchObject({ shown: false, offer: null, sections: [] });
});

test('no value of a filled-in form is in the store, also after a refusal', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bledy = [{ pole: 'imie', klucz: 'podsumowanie.dane_osobowe.walidacja.imie' }];
  const answer = { status: 400, body: { kod: 'BLEDNE_DANE', bledy } };
  const { user, store } = await showLoadedForm({
    values: poleValues(),
    answers: { 'POST kandydaci': () => answer },
  });
  await user.click(submitButton());
  await waitFor(() => expect(selectEnrolment(store.getState()).errorsAsked).toBe(1));
  const inStore = JSON.stringify(store.getState());
  const { imie, nazwisko, email, telefon, pesel } = poleValues();
  for (const value of [imie, nazwisko, email, telefon, pesel]) {
    expect(value).not.toBe('');
    expect(inStore).not.toContain(value);
  }
});
