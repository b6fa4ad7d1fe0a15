import { act, screen, waitFor } from '@testing-library/react';
import { deferred, type FakeAnswer } from '../../../testing/backend';
import { CONSENTS, poleValues, QUESTIONS } from '../../../testing/domainFixtures';
import { enrolmentBackend, showEnrolment, submitButton } from '../../../testing/enrolmentScreen';

const REFUSED: FakeAnswer = { status: 400, body: {} };
const GIVEN = {
  'GET definicje-formularzy/kierunek-specjalnosc/7': QUESTIONS,
  'GET warunki-rekrutacyjne/rekrutacja/70': CONSENTS,
  'GET slowniki/kraj': [{ nazwa: 'Polska', wartosc: 'PL' }],
  'GET slowniki/obywatelstwo': [{ nazwa: 'polskie', wartosc: 'PL' }],
  'GET slowniki/numer-kierunkowy': [{ kodKierunkowy: '+1', wartosc: 'Kanada', domyslny: true }],
};
const COUNTRY = 'GET slowniki/kraj';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** An unreachable backend, until told otherwise; optionally the countries work. */
function lostBackend(countriesWork = false) {
  const connection = { works: false };
  const calls = enrolmentBackend(
    Object.fromEntries(
      Object.entries(GIVEN).map(([call, body]) => [
        call,
        () => (connection.works || (countriesWork && call === COUNTRY) ? { body } : REFUSED),
      ]),
    ),
  );
  const asked = (call: string) => calls.filter((seen) => seen.call === call).length;
  return { connection, asked };
}

const retries = () => screen.queryAllByRole('button', { name: 'Spróbuj ponownie' });

test('one click retries everything that failed, and the focus stays', async () => {
  const { connection, asked } = lostBackend(true);
  const { user } = await showEnrolment();
  await waitFor(() => expect(retries()).toHaveLength(3));
  connection.works = true;
  const [first = document.body] = retries();
  await user.click(first);
  await waitFor(() => expect(retries()).toHaveLength(0));
  expect(screen.getByRole('heading', { name: /Dane osobowe/ })).toHaveFocus();
  expect(asked(COUNTRY)).toBe(1);
});

test('after a retry at the submit button the focus is on that button', async () => {
  const { connection } = lostBackend();
  const { user } = await showEnrolment({ values: poleValues() });
  await waitFor(() => expect(retries()).toHaveLength(4));
  await user.click(submitButton());
  connection.works = true;
  await user.click(retries().at(-1) ?? document.body);
  await waitFor(() => expect(retries()).toHaveLength(0));
  expect(submitButton()).toHaveFocus();
});

test('when the browser is online again, only failed calls are repeated', async () => {
  const { connection, asked } = lostBackend(true);
  await showEnrolment();
  await waitFor(() => expect(retries()).toHaveLength(3));
  connection.works = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(retries()).toHaveLength(0));
  expect(await screen.findByRole('option', { name: 'Kanada +1' })).toBeInTheDocument();
  expect(asked(COUNTRY)).toBe(1);
});

test('data that is still loading is described as such', async () => {
  const { wait, release } = deferred();
  enrolmentBackend({ [COUNTRY]: () => ({ wait, body: GIVEN[COUNTRY] }) });
  const { user } = await showEnrolment({ values: poleValues() });
  await screen.findByText('Warunek pierwszy');
  await user.click(submitButton());
  const notice = screen.getByText('lista krajów').closest('[role="alert"]');
  expect(notice).toHaveTextContent(/^Za chwilę będzie można wysłać zgłoszenie/);
  expect(retries()).toHaveLength(0);
  release();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});
