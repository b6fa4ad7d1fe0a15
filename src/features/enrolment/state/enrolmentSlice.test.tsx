import { act, waitFor } from '@testing-library/react';
import { selectSubmission } from '../../../api/enrolmentApi';
import { failedSubmission } from '../../../api/submissionOutcome';
import { deferred, type FakeAnswer } from '../../../testing/backend';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { enrolmentSlice, selectEnrolment } from './enrolmentSlice';

/** Opens the form, filled in, over a backend with this answer to the application. */
async function opened(answer: FakeAnswer = { body: {} }) {
  const shown = await showLoadedForm({
    values: poleValues(),
    answers: { 'POST kandydaci': () => answer },
  });
  const state = () => selectEnrolment(shown.store.getState());
  /** The state of the mutation, which every reader shares. */
  const submission = () => {
    const { status, error } = selectSubmission(shown.store.getState());
    return { status, failed: failedSubmission(error) };
  };
  /** What final-form says of the submission. */
  const formState = () => {
    const { submitFailed, submitting, submitSucceeded, submitErrors } = shown.form().getState();
    return { submitFailed, submitting, submitSucceeded, submitErrors };
  };
  return { ...shown, state, submission, formState };
}

test('chosen: the form waits, and nothing is known of it', () => {
  expect(selectEnrolment({})).toMatchObject({ shown: false, offer: null, sections: [] });
});

test('sending, then stored; once it is left, the form is empty again', async () => {
  const { wait, release } = deferred();
  const { state, submission, formState, user, accepted, form, store, unmount } = await opened({
    wait,
    body: {},
  });
  await user.click(submitButton());
  expect(submission().status).toBe('pending');
  expect(formState()).toMatchObject({ submitting: true, submitSucceeded: false });
  release();
  await accepted();
  expect(submission()).toEqual({ status: 'fulfilled', failed: null });
  expect(formState()).toMatchObject({ submitting: false, submitSucceeded: true });
  expect(state().shown).toBe(true);
  const { getState } = form();
  act(() => void store.dispatch(enrolmentSlice.actions.left()));
  expect(submission().status).toBe('uninitialized');
  expect(getState().values.pesel).toBe('');
  unmount();
});

test('refused: the form has the errors of the fields, the store does not hold a value', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const klucz = 'podsumowanie.dane_osobowe.walidacja.imie';
  const { state, submission, formState, user, store } = await opened({
    status: 400,
    body: { kod: 'BLEDNE_DANE', bledy: [{ pole: 'imie', klucz }] },
  });
  await user.click(submitButton());
  await waitFor(() => expect(state().errorsAsked).toBe(1));
  expect(submission()).toMatchObject({ status: 'rejected', failed: { kind: 'refused' } });
  expect(formState()).toMatchObject({ submitFailed: true, submitErrors: { imie: { id: klucz } } });
  expect(JSON.stringify(store.getState())).not.toContain(poleValues().imie);
});

test('no value of a filled-in form is in the store', async () => {
  const { store } = await opened();
  const inStore = JSON.stringify(store.getState());
  const { imie, nazwisko, email, telefon, pesel } = poleValues();
  for (const value of [imie, nazwisko, email, telefon, pesel]) {
    expect(value).not.toBe('');
    expect(inStore).not.toContain(value);
  }
});
