import { configureStore } from '@reduxjs/toolkit';
import type { Application } from '../contract/application';
import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { API_BASE, fakeBackend } from '../testing/backend';
import { SILENCE } from '../testing/faults';
import { completionApi } from './completionApi';
import { enrolmentApi } from './enrolmentApi';
import { recruitmentApi } from './recruitmentApi';
import { failedSubmission } from './submissionOutcome';

const APPLICATION = { promoLink: 'wiosna' } as Application;
const { offers } = recruitmentApi.endpoints;
const { completionText } = completionApi.endpoints;
const {
  postcode,
  formDefinitions,
  consents,
  countries,
  citizenships,
  phonePrefixes,
  submitApplication,
} = enrolmentApi.endpoints;

/** A store with a backend that always gives this response, and the requests it received. */
function connected(status = 200, body: unknown = [], apiBase = API_BASE) {
  const calls = fakeBackend(() => ({ status, body }));
  const { dispatch } = configureStore({
    reducer: { [recruitmentApi.reducerPath]: recruitmentApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { apiBase } },
        // Their warnings about slow checks would be among the logged calls.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(recruitmentApi.middleware),
  });
  const submit = (honeypotFilled = false, attribution?: string) => {
    const signals = { seconds: 95.4, honeypotFilled };
    const request = {
      application: APPLICATION,
      idempotencyKey: 'a-key',
      mayRepeat: true,
      sentBefore: false,
      signals,
      attribution,
    };
    return dispatch(submitApplication.initiate(request));
  };
  return { requests: () => calls.map(({ request }) => request), dispatch, submit };
}

type Dispatch = ReturnType<typeof connected>['dispatch'];

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('[7.1.1] the default base is below /api/ on the same origin', () => {
  expect(DEFAULT_SITE_CONFIG.apiBase).toMatch(/^\/api\/.+\/$/);
});

test.each<[string, (dispatch: Dispatch) => Promise<unknown>]>([
  ['dks', (dispatch) => dispatch(offers.initiate(null))],
  ['dks/wiosna', (dispatch) => dispatch(offers.initiate('wiosna'))],
  ['kody-pocztowe/30059', (dispatch) => dispatch(postcode.initiate('30059'))],
  [
    'definicje-formularzy/kierunek-specjalnosc/7',
    (dispatch) => dispatch(formDefinitions.initiate(7)),
  ],
  [
    'warunki-rekrutacyjne/rekrutacja/70?lang=eng',
    (dispatch) => dispatch(consents.initiate({ id: 70, lang: 'eng' })),
  ],
  ['slowniki/kraj?lang=eng', (dispatch) => dispatch(countries.initiate('eng'))],
  ['slowniki/obywatelstwo?lang=eng', (dispatch) => dispatch(citizenships.initiate('eng'))],
  ['slowniki/numer-kierunkowy?lang=eng', (dispatch) => dispatch(phonePrefixes.initiate('eng'))],
  [
    'templatki-html/zakonczenie-rekrutacji?lang=eng',
    (dispatch) => dispatch(completionText.initiate('eng')),
  ],
])('[7.1.1, 7.1.2, 7.1.3, 7.1.4, 7.1.5, 7.1.6, 7.1.7, 7.1.10] GET %s', async (path, ask) => {
  const { requests, dispatch } = connected();
  await ask(dispatch);
  expect(requests().map(({ method, url }) => [method, url])).toEqual([['GET', API_BASE + path]]);
});

test('[6.1.2, 7.1.11] POST kandydaci sends the application as JSON, without credentials', async () => {
  const { requests, submit } = connected();
  expect((await submit()).data).toEqual({ idempotencyKey: 'a-key', stored: null });
  const [request] = requests();
  expect(requests()).toHaveLength(1);
  expect(request?.method).toBe('POST');
  expect(request?.url).toBe(`${API_BASE}kandydaci`);
  expect(request?.headers.get('Content-Type')).toBe('application/json');
  expect(request?.headers.get('Authorization')).toBeNull();
  // A redirect is not followed.
  expect(request?.redirect).toBe('error');
  expect(await request?.json()).toEqual(APPLICATION);
});

test.each([
  [200, { kind: 'unconfirmed', maybeSaved: true }],
  [404, { kind: 'intercepted', status: 404 }],
  [502, { kind: 'unconfirmed', maybeSaved: true }],
])('an HTML response with status %i is %j', async (status, outcome) => {
  const { submit } = connected();
  fakeBackend(() => ({ status, text: '<p>Przerwa' }));
  expect(failedSubmission((await submit()).error)).toEqual(outcome);
});

test.each([
  ['the own origin gets them', API_BASE, true, ['95', '1']],
  ['an untouched honeypot is not mentioned', API_BASE, false, ['95', null]],
  ['another origin would have to allow them', 'https://backend.example/api/', true, [null, null]],
])('bot signals: %s', async (_what, apiBase, honeypotFilled, signals) => {
  const { requests, submit } = connected(200, {}, apiBase);
  await submit(honeypotFilled);
  const headers = requests()[0]?.headers;
  expect([headers?.get('X-Form-Seconds'), headers?.get('X-Form-Trap')]).toEqual(signals);
  expect(headers?.get('Idempotency-Key')).toBe('a-key');
});

test('the campaign of the visit is a header, and no header without one', async () => {
  const { requests, submit } = connected(200, {}, 'https://backend.example/api/');
  await submit();
  await submit(false, 'utm_source=x');
  const sent = requests().map(({ headers }) => headers.get('X-Attribution'));
  expect(sent).toEqual([null, 'utm_source=x']);
});

test.each([
  [400, { kod: 'INNY_KOD' }, 'POST kandydaci: status 400, kod INNY_KOD'],
  [500, {}, 'POST kandydaci: status 500, kod unconfirmed'],
  [
    400,
    { kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS' },
    'POST kandydaci: status 400, kod alreadyRegistered',
  ],
])('[8.1.3] a submission answered with %i %j is logged', async (status, body, line) => {
  await connected(status, body).submit();
  expect(warn.mock.calls).toEqual([[line]]);
});

const OTHER_ORIGIN = 'https://backend.example/api/';
const isPost = (request: Request) => request.method === 'POST';
const hasKey = ({ headers }: Request) => headers.has('Idempotency-Key');
const once = (isMeant: (request: Request) => boolean) => {
  let isDone = false;
  return (request: Request) => {
    const fails = isMeant(request) && !isDone;
    isDone ||= fails;
    return fails;
  };
};

test.each([
  ['another origin that does not allow the key', OTHER_ORIGIN, hasKey, 'blocked'],
  ['another origin without a connection', OTHER_ORIGIN, () => true, 'unconfirmed'],
  ['another origin whose response is lost', OTHER_ORIGIN, isPost, 'unconfirmed'],
  [
    'another origin that fails once more',
    OTHER_ORIGIN,
    (() => {
      const secondFails = once((request) => hasKey(request) && !isPost(request));
      return (request: Request) => isPost(request) || secondFails(request);
    })(),
    'unconfirmed',
  ],
  ['the own origin', API_BASE, hasKey, 'unconfirmed'],
])('a POST that fails: %s', async (_what, apiBase, fails, kind) => {
  jest.useFakeTimers();
  const { submit } = connected(200, [], apiBase);
  fakeBackend(({ request }) => (fails(request) ? 'networkFault' : { status: 404 }));
  const submitted = submit();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(failedSubmission((await submitted).error)).toMatchObject({ kind });
  jest.useRealTimers();
});

test('a POST that fails, before a call that is late: it may be stored', async () => {
  jest.useFakeTimers();
  const { submit } = connected(200, [], OTHER_ORIGIN);
  fakeBackend(({ request }) => {
    if (isPost(request)) return 'networkFault';
    return hasKey(request) ? SILENCE : { status: 404 };
  });
  const submitted = submit();
  await jest.advanceTimersByTimeAsync(120_000);
  const unconfirmed = { kind: 'unconfirmed', maybeSaved: true };
  expect(failedSubmission((await submitted).error)).toEqual(unconfirmed);
  jest.useRealTimers();
});
