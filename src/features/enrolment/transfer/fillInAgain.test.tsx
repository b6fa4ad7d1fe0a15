import { act, screen, waitFor } from '@testing-library/react';
import { queryText } from '../../../testing/controls';
import { poleValues } from '../../../testing/domainFixtures';
import { showLoadedForm, submitButton } from '../../../testing/enrolmentScreen';
import { phrase } from '../../../testing/message';
import { DRAFT_KEY } from '../model/draftStorage';
import { enrolmentSlice } from '../model/enrolmentSlice';
import type { AcceptedApplication } from '../screen/acceptedApplication';

const { screenLeft, screenEntered } = enrolmentSlice.actions;

/** The form of another programme, filled in with the data of an application that was stored. */
async function filledInAgain() {
  const answers: { status?: number; body: object }[] = [];
  const shown = await showLoadedForm({
    values: { ...poleValues(), wydanieEls: true },
    answers: { 'POST kandydaci': () => answers.shift() ?? { body: {} } },
  });
  const { user, accepted, onAccepted, store, form } = shown;
  await user.click(submitButton());
  await accepted();
  const [[sent]] = onAccepted.mock.calls as [[AcceptedApplication]];
  act(() => void store.dispatch(screenLeft()));
  expect(form().getState().values.imie).toBe('');
  act(() => {
    sent.fillInAgain();
    store.dispatch(screenEntered('1/1'));
  });
  return { ...shown, answers, values: () => form().getState().values };
}

test('the data of the last application fills in the form, without the student card', async () => {
  const { values, store } = await filledInAgain();
  await waitFor(() => expect(values()).toEqual({ ...poleValues(), wydanieEls: false, zgody: {} }));
  for (const text of [
    phrase('podsumowanie.plik.wypelniono_ponownie'),
    phrase('podsumowanie.plik.legitymacja'),
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(queryText('podsumowanie.plik.inne_studia')).not.toBeInTheDocument();
  await waitFor(() => expect(sessionStorage.getItem(DRAFT_KEY)).toContain('Przykład'));
  for (const stored of [sessionStorage.getItem(DRAFT_KEY), JSON.stringify(store.getState())]) {
    expect(stored).not.toContain('44051401359');
  }
});

test('what was typed since is kept', async () => {
  const { form, onAccepted, values } = await filledInAgain();
  const [[sent]] = onAccepted.mock.calls as [[AcceptedApplication]];
  act(() => {
    form().change('imie', 'Inne');
    sent.fillInAgain();
  });
  expect(values().imie).toBe('Inne');
});
