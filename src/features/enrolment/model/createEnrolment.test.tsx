import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type * as Retries from '../../../api/submitWithRetries';
import { submitWithRetries } from '../../../api/submitWithRetries';
import { deferred, type FakeAnswer } from '../../../testing/backend';
import { textbox } from '../../../testing/controls';
import { poleValues } from '../../../testing/domainFixtures';
import { EnrolmentProvider } from '../../../testing/EnrolmentProvider';
import {
  enrolmentBackend,
  FORM_PROPS,
  formLoaded,
  submitButton,
} from '../../../testing/enrolmentScreen';
import { message } from '../../../testing/message';
import { renderWithProviders } from '../../../testing/renderApp';
import { EnrolmentActivity } from '../screen/EnrolmentActivity';
import { type Enrolment, useEnrolment } from './enrolmentContext';

jest.mock('../../../api/submitWithRetries', () => {
  const actual = jest.requireActual<typeof Retries>('../../../api/submitWithRetries');
  return { ...actual, submitWithRetries: jest.fn(actual.submitWithRetries) };
});

let enrolment: Enrolment;

/** The screen, with buttons to leave it and return. */
function Site({ onAccepted }: { onAccepted: () => void }) {
  const [shown, setShown] = useState(true);
  enrolment = useEnrolment();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setShown(!shown);
        }}
      >
        {shown ? 'Wyjdź' : 'Wróć'}
      </button>
      {shown && (
        <EnrolmentActivity
          {...FORM_PROPS}
          onAccepted={() => {
            onAccepted();
            setShown(false);
          }}
        />
      )}
    </>
  );
}

/** The screen with a complete backend, and another response to the submission if one is given. */
async function site(answer?: FakeAnswer) {
  enrolmentBackend(answer && { 'POST kandydaci': () => answer });
  const onAccepted = jest.fn();
  const rendered = renderWithProviders(
    <EnrolmentProvider>
      <Site onAccepted={onAccepted} />
    </EnrolmentProvider>,
  );
  await formLoaded();
  return { ...rendered, onAccepted };
}

function fill() {
  act(() => {
    enrolment.form.batch(() => {
      for (const [name, value] of Object.entries(poleValues())) {
        enrolment.form.change(name as keyof ReturnType<typeof poleValues>, value as never);
      }
    });
  });
}

test('typed values and validation mode survive leaving the screen', async () => {
  const { user } = await site();
  await user.type(textbox('podsumowanie.dane_osobowe.imie'), 'Al');
  await user.click(submitButton());
  await user.click(screen.getByRole('button', { name: 'Wyjdź' }));
  await user.click(screen.getByRole('button', { name: 'Wróć' }));
  expect(textbox('podsumowanie.dane_osobowe.imie')).toHaveValue('Al');
  expect(textbox('podsumowanie.dane_osobowe.imie')).toBeInvalid();
});

test('an application that is stored after the candidate left still leads to the completion', async () => {
  const { wait, release } = deferred();
  const { user, onAccepted } = await site({ wait, body: {} });
  fill();
  await user.click(submitButton());
  await user.click(screen.getByRole('button', { name: 'Wyjdź' }));
  release();
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  expect(enrolment.form.getState().values.pesel).toBe('');
});

test.each<[string, FakeAnswer, number]>([
  ['of a refused one is removed', { status: 409, body: { kod: 'LIMIT' } }, 0],
  ['of one without a response stays', 'networkFault', 1],
])('when the candidate returns to the form, the message %s', async (_what, answer, messages) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = await site(answer);
  fill();
  await user.click(submitButton());
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Wyjdź' }));
  await user.click(screen.getByRole('button', { name: 'Wróć' }));
  expect(screen.queryAllByRole('alert')).toHaveLength(messages);
});

test('a submission that throws is not confirmed, and can be repeated', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(submitWithRetries).mockRejectedValueOnce(new Error('not foreseen'));
  const { user, onAccepted } = await site();
  fill();
  await user.click(submitButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    message('podsumowanie.wynik.niepotwierdzone.tytul'),
  );
  await user.click(submitButton());
  // The submit button has the same name until the dialog is loaded.
  const question = within(await screen.findByRole('dialog'));
  await user.click(
    question.getByRole('button', { name: message('podsumowanie.ponowienie.wyslij') }),
  );
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  error.mockRestore();
});
