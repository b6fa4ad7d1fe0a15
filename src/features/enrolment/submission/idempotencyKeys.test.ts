import { build } from '../../../testing/checkedApplication';
import { poleValues, testOffer } from '../../../testing/domainFixtures';
import { idempotencyKeys } from './idempotencyKeys';

const application = (imie: string, id = 1) => build({ ...poleValues(), imie }, testOffer({ id }));

/** The idempotency keys of one page. */
function keyOfPage() {
  const keys = idempotencyKeys();
  return (imie: string) => keys.begin(application(imie)).idempotencyKey;
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

function fillStorage() {
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test('the same content keeps its key, other content gets another one', () => {
  const keyOf = keyOfPage();
  const first = keyOf('Pierwsze');
  expect(keyOf('Pierwsze')).toBe(first);
  const second = keyOf('Drugie');
  expect(second).not.toBe(first);
  expect([keyOf('Pierwsze'), keyOf('Drugie')]).toEqual([first, second]);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('after an application is stored, the same content is a new application', () => {
  const keys = idempotencyKeys();
  const first = keys.begin(application('Pierwsze'));
  first.end({ kind: 'accepted', receipt: null });
  expect(sessionStorage).toHaveLength(0);
  expect(keys.begin(application('Pierwsze')).idempotencyKey).not.toBe(first.idempotencyKey);
});

test('a reload does not change the key of a content, another tab does', () => {
  const first = keyOfPage()('Pierwsze');
  expect(keyOfPage()('Pierwsze')).toBe(first);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(first);
  sessionStorage.clear();
  expect(keyOfPage()('Pierwsze')).not.toBe(first);
});

test('without storage the key lasts as long as the page', () => {
  fillStorage();
  const keyOf = keyOfPage();
  expect(keyOf('Pierwsze')).toBe(keyOf('Pierwsze'));
});

test('storage that becomes full does not change the key of a content', () => {
  const first = keyOfPage()('Pierwsze');
  fillStorage();
  expect(keyOfPage()('Pierwsze')).toBe(first);
});

test('thousands of contents have different keys', () => {
  const keyOf = keyOfPage();
  const all = Array.from({ length: 5000 }, (_, index) => keyOf(`Imię ${index}`));
  expect(new Set(all).size).toBe(5000);
});

test('a submission without a response is remembered across reloads, for its offer only', () => {
  expect(idempotencyKeys().begin(application('Anna', 2)).sentBefore).toBe(false);
  const reloaded = idempotencyKeys();
  expect(reloaded.begin(application('Anna', 3)).sentBefore).toBe(false);
  expect(reloaded.begin(application('Anna', 2)).sentBefore).toBe(true);
});

test.each([
  ['refused', { kind: 'unconfirmed', maybeSaved: false }, false],
  ['saved', { kind: 'accepted', receipt: null }, false],
  ['perhaps saved', { kind: 'unconfirmed', maybeSaved: true }, true],
  ['refused after an attempt without a response', { kind: 'blocked', sentBefore: true }, true],
] as const)('an application that was %s', (_what, outcome, sentBefore) => {
  const keys = idempotencyKeys();
  keys.begin(application('Anna')).end(outcome);
  expect(keys.begin(application('Anna')).sentBefore).toBe(sentBefore);
});

test('a refusal does not clear an earlier submission without a response', () => {
  const keys = idempotencyKeys();
  keys.begin(application('Anna'));
  keys.begin(application('Barbara')).end({ kind: 'alreadyRegistered' });
  expect(keys.begin(application('Barbara')).sentBefore).toBe(true);
});

test('clearing the data also clears the fact that something was sent', () => {
  const keys = idempotencyKeys();
  keys.begin(application('Anna'));
  keys.forgetUnanswered();
  expect(keys.begin(application('Anna')).sentBefore).toBe(false);
});

test.each(['{', '{}', '[7]'])('the stored value %s counts as none', (damaged) => {
  sessionStorage.setItem('rekrutacja.bez_odpowiedzi', damaged);
  expect(idempotencyKeys().begin(application('Anna')).sentBefore).toBe(false);
});
