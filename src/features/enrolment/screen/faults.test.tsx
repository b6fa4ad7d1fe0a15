import { act, screen, waitFor, within } from '@testing-library/react';
import type { MessageId } from '../../../intl/messages';
import { deferred, type FakeAnswer } from '../../../testing/backend';
import { COUNTRIES, poleValues } from '../../../testing/domainFixtures';
import {
  enrolmentBackend,
  FORM_DATA,
  showEnrolment,
  submitButton,
} from '../../../testing/enrolmentScreen';
import { FAILURES, SILENCE } from '../../../testing/faults';
import { beginning, message, phrase } from '../../../testing/message';

const QUESTIONS_CALL = 'GET definicje-formularzy/kierunek-specjalnosc/7';
const CONSENTS_CALL = 'GET warunki-rekrutacyjne/rekrutacja/70';
const COUNTRIES_CALL = 'GET slowniki/kraj';
const CITIZENSHIPS_CALL = 'GET slowniki/obywatelstwo';
const PREFIX = message('podsumowanie.dane_kontaktowe.numer_kierunkowy');
const CONSENTS_NAME = message('podsumowanie.braki.zgody').replace(/\s/g, ' ');
const COUNTRY_LIST = message('podsumowanie.braki.kraje');
const CITIZENSHIP_LIST = message('podsumowanie.braki.obywatelstwa');

const QUESTIONS_NAME = message('podsumowanie.braki.pytania');
const LOST = phrase('podsumowanie.braki.polaczenie.tytul');
const NO_QUESTIONS = phrase('podsumowanie.formularze.blad');
const NO_CONSENTS = phrase('podsumowanie.regulamin.blad');
const NO_COUNTRIES = phrase('podsumowanie.slowniki.kraje.blad');
const NO_CITIZENSHIPS = phrase('podsumowanie.slowniki.obywatelstwa.blad');

const PARTS: [part: string, call: string, message: RegExp, name: string][] = [
  ['questions', QUESTIONS_CALL, NO_QUESTIONS, QUESTIONS_NAME],
  ['consents', CONSENTS_CALL, NO_CONSENTS, CONSENTS_NAME],
  ['countries', COUNTRIES_CALL, NO_COUNTRIES, COUNTRY_LIST],
  ['citizenships', CITIZENSHIPS_CALL, NO_CITIZENSHIPS, CITIZENSHIP_LIST],
];
const NAMES = PARTS.map(([, , , name]) => name);

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers({ advanceTimers: true });
});

/** The form of a Pole with these responses; `works` replaces them by the right ones. */
async function formWith(answerTo: (call: string) => FakeAnswer) {
  let isWorking = false;
  const calls = enrolmentBackend(
    Object.fromEntries(
      Object.entries(FORM_DATA).map(([call, body]) => [
        call,
        () => (isWorking ? { body } : answerTo(call)),
      ]),
    ),
  );
  const shown = await showEnrolment({ values: poleValues() });
  return {
    ...shown,
    works: () => (isWorking = true),
    sent: () => calls.filter(({ call }) => call === 'POST kandydaci').map(({ body }) => body),
    requests: (name: string) => calls.filter(({ call }) => call === name).length,
  };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const prefix = () => screen.getByLabelText(PREFIX);
const retry = (notice: HTMLElement) =>
  within(notice).getByRole('button', { name: message('start.blad.ponow') });
const missing = (notice: HTMLElement) =>
  within(notice)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s/g, ' '));

/** Submits the form: nothing is sent, and one notice names what is missing. */
async function expectMissing({ user, sent }: Awaited<ReturnType<typeof formWith>>) {
  await user.click(submitButton());
  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent(phrase('podsumowanie.braki.tytul'));
  expect(missing(notice)).toEqual(NAMES);
  expect(within(notice).getByRole('link')).toHaveAttribute('href', 'tel:+48220000000');
  expect(sent()).toEqual([]);
  return notice;
}

test.each(FAILURES)(
  '%s of all calls → messages in place of their data and +48, until a retry',
  async (_fault, answer, requests) => {
    const form = await formWith(() => answer);
    await pass(5000);
    for (const call of Object.keys(FORM_DATA)) expect(form.requests(call)).toBe(requests);
    expect(screen.getByRole('alert')).toHaveTextContent(LOST);
    expect(screen.getByText(NO_QUESTIONS)).toBeInTheDocument();
    expect(screen.getByText(NO_CONSENTS)).toBeInTheDocument();
    expect(prefix()).toHaveValue('+48');
    const notice = await expectMissing(form);
    form.works();
    await form.user.click(retry(notice));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(submitButton()).toHaveFocus();
    await form.user.click(submitButton());
    await form.accepted();
    expect(form.sent()).toMatchObject([
      { kandydat: { imie: 'Przykład', telefon: '+48600100200' } },
    ]);
  },
);

test.each(PARTS)('without the %s → a message in their place and a retry', async (...part) => {
  const [, call, message, name] = part;
  const form = await formWith((one) => (one === call ? { status: 400 } : { body: FORM_DATA[one] }));
  const failed = await screen.findByText(message);
  await form.user.click(submitButton());
  expect(screen.getByText(name).closest('[role="alert"]')).toHaveTextContent(
    phrase('podsumowanie.braki.tytul'),
  );
  expect(form.sent()).toEqual([]);
  form.works();
  await form.user.click(retry(failed.closest('[role="alert"]') as HTMLElement));
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  expect(screen.queryByText(name)).not.toBeInTheDocument();
  await form.user.click(submitButton());
  await form.accepted();
});

const retries = () => screen.queryAllByRole('button', { name: message('start.blad.ponow') });
const onlyCountries = (call: string): FakeAnswer =>
  call === COUNTRIES_CALL ? { body: COUNTRIES } : { status: 400 };

test('all but one call failed → one notice names the connection, with one retry, and the focus stays', async () => {
  const form = await formWith(onlyCountries);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(LOST);
  expect(within(notice).getByRole('link')).toHaveAttribute('href', 'tel:+48220000000');
  expect(retries()).toHaveLength(1);
  form.works();
  await form.user.click(retry(notice));
  await waitFor(() => expect(retries()).toHaveLength(0));
  expect(
    screen.getByRole('heading', { name: phrase('podsumowanie.obywatelstwo.tytul') }),
  ).toHaveFocus();
  expect(form.requests(COUNTRIES_CALL)).toBe(1);
});

test('the browser is online again → the lists are fetched again', async () => {
  const form = await formWith(onlyCountries);
  await screen.findByRole('alert');
  form.works();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(retries()).toHaveLength(0));
  expect(await screen.findByRole('option', { name: 'Niemcy +49' })).toBeInTheDocument();
});

test('a call under way at the submit → a notice that says so, until it is there', async () => {
  const { wait, release } = deferred();
  const { user } = await formWith((call) => ({
    body: FORM_DATA[call],
    ...(call === COUNTRIES_CALL && { wait }),
  }));
  await screen.findByText('Warunek pierwszy');
  await user.click(submitButton());
  const notice = screen.getByText(COUNTRY_LIST).closest('[role="alert"]');
  expect(notice).toHaveTextContent(beginning('podsumowanie.braki.wczytywanie'));
  expect(retries()).toHaveLength(0);
  release();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

test('slow → everything is loading, with +48, and has failed after 15 seconds', async () => {
  const form = await formWith(() => SILENCE);
  form.fill({ obcokrajowiec: true });
  await pass(14_000);
  for (const loading of [
    phrase('podsumowanie.pole.lista_wczytywana'),
    phrase('podsumowanie.formularze.wczytywanie'),
    phrase('podsumowanie.regulamin.wczytywanie'),
  ]) {
    expect(screen.getAllByText(loading)[0]).toBeInTheDocument();
  }
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(prefix()).toHaveValue('+48');
  await pass(2000);
  form.fill({ obcokrajowiec: false });
  const notice = await expectMissing(form);
  for (const call of Object.keys(FORM_DATA)) expect(form.requests(call)).toBe(1);
  form.works();
  await form.user.click(retry(notice));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('empty → no questions and no consents; a dictionary has failed', async () => {
  const isName = (call: string) => /kraj|obywatelstwo/.test(call);
  const form = await formWith(() => ({ body: [] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(LOST);
  expect(screen.getAllByText(phrase('podsumowanie.pole.lista_niewczytana'))).not.toHaveLength(0);
  form.unmount();
  const whole = await formWith((call) => ({ body: isName(call) ? FORM_DATA[call] : [] }));
  const section = (id: MessageId) => screen.queryByRole('region', { name: phrase(id) });
  await waitFor(() => expect(section('podsumowanie.formularze.tytul')).not.toBeInTheDocument());
  await waitFor(() => expect(section('podsumowanie.regulamin.tytul')).not.toBeInTheDocument());
  await whole.user.click(submitButton());
  await whole.accepted();
  expect(whole.sent()).toMatchObject([
    { definicjeFormularzy: [], warunkiRekrutacyjne: [], kandydat: { telefon: '+48600100200' } },
  ]);
});
