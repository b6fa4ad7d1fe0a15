import { act, screen, waitFor, within } from '@testing-library/react';
import { deferred, type FakeAnswer } from '../../../testing/backend';
import { poleValues } from '../../../testing/domainFixtures';
import {
  enrolmentBackend,
  FORM_DATA,
  showEnrolment,
  submitButton,
} from '../../../testing/enrolmentScreen';

const REFUSED: FakeAnswer = { status: 400, body: {} };
const COUNTRY = 'GET slowniki/kraj';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** An unreachable backend, until told otherwise; optionally the countries work. */
function lostBackend(countriesWork = false) {
  const connection = { works: false };
  const calls = enrolmentBackend(
    Object.fromEntries(
      Object.entries(FORM_DATA).map(([call, body]) => [
        call,
        () => (connection.works || (countriesWork && call === COUNTRY) ? { body } : REFUSED),
      ]),
    ),
  );
  const asked = (call: string) => calls.filter((seen) => seen.call === call).length;
  return { connection, asked };
}

const retries = () => screen.queryAllByRole('button', { name: 'Spróbuj ponownie' });

const notice = () => screen.findByRole('alert');

test('one notice names everything that failed, with one retry, and the focus stays', async () => {
  const { connection, asked } = lostBackend(true);
  const { user } = await showEnrolment();
  expect(await notice()).toHaveTextContent(
    /dodatkowe pytania.*zgody i\soświadczenia.*lista obywatelstw.*Sprawdź połączenie/,
  );
  expect(retries()).toHaveLength(1);
  connection.works = true;
  await user.click(within(await notice()).getByRole('button', { name: 'Spróbuj ponownie' }));
  await waitFor(() => expect(retries()).toHaveLength(0));
  expect(screen.getByRole('heading', { name: /Obywatelstwo/ })).toHaveFocus();
  expect(asked(COUNTRY)).toBe(1);
});

test('when the browser is online again, only failed calls are repeated', async () => {
  const { connection, asked } = lostBackend(true);
  await showEnrolment();
  await notice();
  connection.works = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(retries()).toHaveLength(0));
  expect(await screen.findByRole('option', { name: 'Niemcy +49' })).toBeInTheDocument();
  expect(asked(COUNTRY)).toBe(1);
});

test('data that is still loading is described as such', async () => {
  const { wait, release } = deferred();
  enrolmentBackend({ [COUNTRY]: () => ({ wait, body: FORM_DATA[COUNTRY] }) });
  const { user } = await showEnrolment({ values: poleValues() });
  await screen.findByText('Warunek pierwszy');
  await user.click(submitButton());
  const notice = screen.getByText('lista krajów').closest('[role="alert"]');
  expect(notice).toHaveTextContent(/^Za chwilę będzie można wysłać zgłoszenie/);
  expect(retries()).toHaveLength(0);
  release();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});
