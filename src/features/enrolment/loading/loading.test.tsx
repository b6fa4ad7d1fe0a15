import { screen, waitFor, within } from '@testing-library/react';
import { deferred, type FakeAnswer } from '../../../testing/backend';
import { CONSENTS, poleValues } from '../../../testing/domainFixtures';
import {
  enrolmentBackend,
  FORM_DATA,
  showEnrolment,
  showLoadedForm,
  submitButton,
} from '../../../testing/enrolmentScreen';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const REFUSED: FakeAnswer = { status: 400, body: {} };
const QUESTIONS_CALL = 'GET definicje-formularzy/kierunek-specjalnosc/7';
const CONSENTS_CALL = 'GET warunki-rekrutacyjne/rekrutacja/70';

describe.each([
  ['questions', QUESTIONS_CALL, /dodatkowych pytań/, 'dodatkowe pytania'],
  ['consents', CONSENTS_CALL, /wczytać zgód/, 'zgody i oświadczenia'],
  ['countries', 'GET slowniki/kraj', /listy krajów/, 'lista krajów'],
  ['citizenships', 'GET slowniki/obywatelstwo', /listy obywatelstw/, 'lista obywatelstw'],
])('without the %s', (_part, call, message, name) => {
  test('the section says so, nothing is sent, and a retry works', async () => {
    const body = FORM_DATA[call];
    let works = false;
    const calls = enrolmentBackend({ [call]: () => (works ? { body } : REFUSED) });
    const { user, accepted } = await showEnrolment({ values: poleValues() });
    const failed = await screen.findByText(message);
    await user.click(submitButton());
    expect(screen.getByText(name).closest('[role="alert"]')).toHaveTextContent(
      'Nie możesz jeszcze wysłać zgłoszenia',
    );
    expect(calls.some((seen) => seen.call === 'POST kandydaci')).toBe(false);

    works = true;
    const alert = failed.closest<HTMLElement>('[role="alert"]');
    await user.click(
      within(alert ?? document.body).getByRole('button', { name: 'Spróbuj ponownie' }),
    );
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
    expect(screen.queryByText(name)).not.toBeInTheDocument();
    await user.click(submitButton());
    await accepted();
  });
});

test('an empty list of countries is a failure', async () => {
  enrolmentBackend({ 'GET slowniki/kraj': () => ({ body: [] }) });
  await showEnrolment();
  expect(await screen.findByText(/listy krajów/)).toBeInTheDocument();
});

test('without questions and conditions the form has no such sections and can be sent', async () => {
  const calls = enrolmentBackend({
    [QUESTIONS_CALL]: () => ({ body: [] }),
    [CONSENTS_CALL]: () => ({ body: [] }),
  });
  const { user, accepted } = await showEnrolment({ values: poleValues() });
  const section = (name: RegExp) => screen.queryByRole('region', { name });
  await waitFor(() => expect(section(/Dodatkowe pytania/)).not.toBeInTheDocument());
  await waitFor(() => expect(section(/Zgody i\soświadczenia/)).not.toBeInTheDocument());
  await user.click(submitButton());
  await accepted();
  const { body } = calls.find(({ call }) => call === 'POST kandydaci') ?? {};
  expect(body).toMatchObject({ definicjeFormularzy: [], warunkiRekrutacyjne: [] });
});

test('a malformed condition is a failure, not a form without it', async () => {
  enrolmentBackend({
    [CONSENTS_CALL]: () => ({ body: [...CONSENTS, { id: 3 }] }),
  });
  await showEnrolment();
  expect(await screen.findByText(/wczytać zgód/)).toBeInTheDocument();
});

test('duplicates are shown once', async () => {
  enrolmentBackend({
    [CONSENTS_CALL]: () => ({ body: [...CONSENTS, ...CONSENTS] }),
  });
  await showEnrolment();
  expect(await screen.findAllByRole('checkbox', { name: 'Warunek pierwszy' })).toHaveLength(1);
});

test('without the prefixes the form works with +48', async () => {
  const answers = { 'GET slowniki/numer-kierunkowy': () => REFUSED };
  const { user, accepted, calls } = await showLoadedForm({ values: poleValues(), answers });
  expect(screen.getByRole('combobox', { name: 'Numer kierunkowy' })).toHaveValue('+48');
  await user.click(submitButton());
  await accepted();
  expect(calls.at(-1)?.body).toMatchObject({ kandydat: { telefon: '+48600100200' } });
});

test('a prefix chosen before the dictionary loads stays', async () => {
  const { wait, release } = deferred();
  const body = [
    { kodKierunkowy: '+49', wartosc: 'Niemcy', domyslny: true },
    { kodKierunkowy: '+1', wartosc: 'Kanada', domyslny: false },
  ];
  enrolmentBackend({ 'GET slowniki/numer-kierunkowy': () => ({ wait, body }) });
  const { form, fill } = await showEnrolment();
  fill({ numerKierunkowy: '+1' });
  release();
  expect(await screen.findByRole('option', { name: 'Kanada +1' })).toBeInTheDocument();
  expect(form().getState().values.numerKierunkowy).toBe('+1');
});
