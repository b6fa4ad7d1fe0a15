import type { Application } from '../contract/application';
import { deferred, type FakeAnswer, fakeBackend } from '../testing/backend';
import { testOffer } from '../testing/domainFixtures';
import { testStore } from '../testing/testStore';
import { enrolmentApi } from './enrolmentApi';
import { recruitmentApi } from './recruitmentApi';
import { failedSubmission } from './submissionOutcome';

const offer = (id: number) => testOffer({ id, recruitment: id });

/** Lets the time pass in which a call is repeated, until it has ended. */
async function ended<Result>(call: PromiseLike<Result>): Promise<Result> {
  const results: Result[] = [];
  void call.then((result) => results.push(result));
  while (results.length === 0) await jest.advanceTimersByTimeAsync(100);
  return call;
}

function makeApi() {
  const store = testStore();
  return {
    offers: (promo: string | null) =>
      store.dispatch(recruitmentApi.endpoints.offers.initiate(promo)),
    postcode: (code: string) => store.dispatch(enrolmentApi.endpoints.postcode.initiate(code)),
    submit: () =>
      store.dispatch(
        enrolmentApi.endpoints.submitApplication.initiate({
          application: {} as Application,
          idempotencyKey: 'a-key',
          signals: { seconds: 90, honeypotFilled: false },
          mayRepeat: true,
          sentBefore: false,
          attribution: undefined,
        }),
      ),
  };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.useFakeTimers();
});

test('the parts of a catalogue are not frozen one by one', async () => {
  fakeBackend({ 'GET dks': () => ({ body: [offer(1)] }) });
  const { data } = await ended(makeApi().offers(null));
  expect(Object.isFrozen(data)).toBe(true);
  expect(Object.isFrozen(data?.offers[0])).toBe(false);
});

test('invalid items of the catalogue are dropped and logged without their values', async () => {
  fakeBackend({ 'GET dks': () => ({ body: [offer(1), { rekrutacja: { id: 2, lang: 5 } }] }) });
  const { data } = await ended(makeApi().offers(null));
  expect(data?.offers.map(({ rekrutacja }) => rekrutacja.id)).toEqual([1]);
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringMatching(/^GET dks: item 1 left out, malformed at .*rekrutacja\.lang/),
  );
});

test.each([
  ['OFERTA_NIEDOSTEPNA', ['GET dks', 'POST kandydaci']],
  ['NIEPOPRAWNE_DANE', ['GET dks', 'POST kandydaci']],
])('after a submission refused with %s the calls are %j', async (kod, expected) => {
  const seen = fakeBackend({
    'GET dks': () => ({ body: [offer(1)] }),
    'POST kandydaci': () => ({ status: 400, body: { kod } }),
  });
  const { offers, submit } = makeApi();
  await ended(offers(null));
  await ended(submit());
  await jest.advanceTimersByTimeAsync(1_000);
  expect(seen.map(({ call }) => call)).toEqual(expected);
});

test.each([
  ['only malformed items', { body: [{}, 7] }],
  ['an object', { body: { offers: [] } }],
  ['no JSON', { text: '<html>' }],
])('a response of %s is an error', async (_what, answer) => {
  fakeBackend({ 'GET dks': () => answer });
  const { data, error } = await ended(makeApi().offers(null));
  expect(data).toBeUndefined();
  expect(error).toBeDefined();
});

test.each<[string, number, FakeAnswer]>([
  ['a fault of the network', 3, 'networkFault'],
  ['a 500', 3, { status: 500 }],
  ['a 503', 3, { status: 503 }],
  ['a 502 of a proxy', 3, { status: 502, text: '<html>' }],
  ['a 400', 1, { status: 400 }],
])('%s fails after %i attempts', async (_what, attempts, fault) => {
  const seen = fakeBackend({ 'GET dks': () => fault });
  const { error } = await ended(makeApi().offers(null));
  expect(error).toBeDefined();
  expect(seen).toHaveLength(attempts);
});

test('a call succeeds when its third attempt does', async () => {
  const answers: FakeAnswer[] = ['networkFault', { status: 500 }, { body: [offer(1)] }];
  fakeBackend({ 'GET dks': () => answers.shift() ?? 'networkFault' });
  expect((await ended(makeApi().offers(null))).data?.offers).toHaveLength(1);
});

test('[9.3.1] a GET without a response fails after 15 seconds without a retry', async () => {
  const seen = fakeBackend({ 'GET dks': () => ({ wait: new Promise(() => undefined) }) });
  const answer = makeApi().offers(null);
  await jest.advanceTimersByTimeAsync(14_000);
  let settled = false;
  void answer.then(() => {
    settled = true;
  });
  await jest.advanceTimersByTimeAsync(900);
  expect(settled).toBe(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await answer).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
  expect(seen).toHaveLength(1);
});

test.each<[string, FakeAnswer]>([
  ['a 500', { status: 500 }],
  ['a fault of the network', 'networkFault'],
])('a submission that ends with %s is sent once', async (_what, fault) => {
  const seen = fakeBackend({ 'POST kandydaci': () => fault });
  const answer = makeApi().submit();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(failedSubmission((await answer).error)).toEqual({ kind: 'unconfirmed' });
  expect(seen).toHaveLength(1);
});

test('a submission has no timeout', async () => {
  const { wait, release } = deferred();
  fakeBackend({ 'POST kandydaci': () => ({ wait }) });
  const answer = makeApi().submit();
  await jest.advanceTimersByTimeAsync(60_000);
  release();
  expect((await answer).data).toEqual({ idempotencyKey: 'a-key', stored: null });
});

test.each([400, 500])(
  'a promo link answered with %i is an error and not unknown',
  async (status) => {
    const seen = fakeBackend({
      'GET dks': () => ({ body: [offer(1)] }),
      'GET dks/wiosna': () => ({ status }),
    });
    const { data, error } = await ended(makeApi().offers('wiosna'));
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ status });
    expect(seen.map(({ call }) => call)).not.toContain('GET dks');
  },
);

test('[1.4.3] the promo link is sent percent-encoded', async () => {
  const seen = fakeBackend({ 'GET dks/wiosna%C5%BC': () => ({ body: [offer(1)] }) });
  const { data } = await ended(makeApi().offers('wiosnaż'));
  expect(seen.map(({ call }) => call)).toEqual(['GET dks/wiosna%C5%BC']);
  expect(data?.promoUnknown).toBe(false);
});

test('[7.1.3] an unknown promo link returns all offers with a flag', async () => {
  const seen = fakeBackend({ 'GET dks': () => ({ body: [offer(1)] }) });
  const { data } = await ended(makeApi().offers('stary'));
  expect(seen.map(({ call }) => call)).toEqual(['GET dks/stary', 'GET dks']);
  expect(data).toMatchObject({ promoUnknown: true, offers: [offer(1)] });
});

test.each<[string, Record<string, string>, boolean]>([
  ['no header', {}, false],
  ['another value', { 'Idempotency-Key': 'true' }, false],
  ['the header', { 'Idempotency-Key': 'supported' }, true],
])('a catalogue with %s %j: the backend knows keys: %s', async (_what, headers, knowsKeys) => {
  fakeBackend({ 'GET dks': () => ({ body: [offer(1)], headers }) });
  expect((await ended(makeApi().offers('stary'))).data?.knowsKeys).toBe(knowsKeys);
});

test.each<[string, FakeAnswer]>([
  ['404', { status: 404, text: 'not found' }],
  ['an empty list', { body: [] }],
])('a postcode answered with %s is not found', async (_what, answer) => {
  fakeBackend({ 'GET kody-pocztowe/99999': () => answer });
  expect((await ended(makeApi().postcode('99999'))).data).toEqual([]);
});

test('a settlement type sent as text becomes a number', async () => {
  fakeBackend({
    'GET kody-pocztowe/30059': () => ({
      body: [
        { miejscowosc: 'Kraków', rodzajMiejscowosci: '1', ulica: null, wojewodztwo: 'małopolskie' },
      ],
    }),
  });
  expect((await ended(makeApi().postcode('30059'))).data).toMatchObject([
    { rodzajMiejscowosci: 1 },
  ]);
});
