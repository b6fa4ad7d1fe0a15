import { configureStore } from '@reduxjs/toolkit';
import type { Application } from '../contract/application';
import { DEFAULT_SITE_CONFIG } from '../contract/siteConfig';
import { API_BASE, fakeBackend } from '../testing/backend';
import { enrolmentApi } from './enrolmentApi';
import { recentCalls } from './recentCalls';
import { recruitmentApi } from './recruitmentApi';
import { failedSubmission } from './submissionOutcome';

const APPLICATION = { promoLink: 'wiosna' } as Application;
const { offers } = recruitmentApi.endpoints;
const {
  postcode,
  formDefinitions,
  consents,
  countries,
  citizenships,
  phonePrefixes,
  completionText,
  submitApplication,
} = enrolmentApi.endpoints;

interface Submission {
  honeypotFilled?: boolean;
  mayRepeat?: boolean;
  attribution?: string;
}

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
  const submit = ({ honeypotFilled = false, mayRepeat = true, attribution }: Submission = {}) => {
    const request = {
      application: APPLICATION,
      idempotencyKey: 'a-key',
      mayRepeat,
      sentBefore: false,
      signals: { seconds: 95.4, honeypotFilled },
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
  [200, { kind: 'unconfirmed' }, 'PARSING_ERROR'],
  [404, { kind: 'intercepted', status: 404 }, 404],
  [502, { kind: 'unconfirmed' }, 502],
])('an HTML response with status %i is %j, and %s to support', async (status, outcome, told) => {
  const { submit } = connected();
  fakeBackend(() => ({ status, text: '<p>Przerwa' }));
  expect(failedSubmission((await submit()).error)).toEqual(outcome);
  expect(recentCalls().at(-1)).toMatchObject({ call: 'POST kandydaci', status: told });
});

const OTHER_ORIGIN = 'https://backend.example/api/';
const HEADERS = ['Idempotency-Key', 'X-Form-Seconds', 'X-Form-Trap'];

test.each([
  ['the own origin gets all', API_BASE, {}, ['a-key', '95', '1']],
  [
    'an untouched honeypot is not mentioned',
    API_BASE,
    { honeypotFilled: false },
    ['a-key', '95', null],
  ],
  ['the own origin may ignore the key', API_BASE, { mayRepeat: false }, ['a-key', '95', '1']],
  ['another origin that knows keys has to allow the key', OTHER_ORIGIN, {}, ['a-key', null, null]],
  ['another origin has to allow none', OTHER_ORIGIN, { mayRepeat: false }, [null, null, null]],
])('headers of an application: %s', async (_what, apiBase, request, expected) => {
  const { requests, submit } = connected(200, {}, apiBase);
  await submit({ honeypotFilled: true, ...request });
  expect(HEADERS.map((name) => requests()[0]?.headers.get(name))).toEqual(expected);
});

test('the campaign of the visit is a header, and no header without one', async () => {
  const { requests, submit } = connected(200, {}, OTHER_ORIGIN);
  await submit();
  await submit({ attribution: 'utm_source=x' });
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
