import type { SubmissionOutcome } from '../../../api/submissionOutcome';
import { offerKey } from '../../../domain/steps';
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
  const all = Array.from({ length: 5000 }, (_, index) => keyOf(`Ewa ${index}`));
  expect(new Set(all).size).toBe(5000);
});

test('a submission without a response is remembered across reloads, for its offer only', () => {
  expect(idempotencyKeys().begin(application('Anna', 2)).sentBefore).toBe(false);
  const reloaded = idempotencyKeys();
  expect(reloaded.begin(application('Anna', 3)).sentBefore).toBe(false);
  expect(reloaded.begin(application('Anna', 2)).sentBefore).toBe(true);
  expect(sessionStorage.getItem('rekrutacja.bez_odpowiedzi')).not.toContain('Anna');
});

test.each(['{', '{}', '[7]', '{"70/1":7}', '{"70/1":{"reference":"K7PM3XVA"}}'])(
  'the stored value %s counts as none',
  (damaged) => {
    sessionStorage.setItem('rekrutacja.bez_odpowiedzi', damaged);
    expect(idempotencyKeys().begin(application('Anna')).sentBefore).toBe(false);
  },
);

const ACCEPTED: SubmissionOutcome = { kind: 'accepted', stored: null };
const LOST: SubmissionOutcome = { kind: 'unconfirmed' };

test.each<[string, SubmissionOutcome[], boolean]>([
  ['without a response', [LOST], true],
  ['that is stored', [ACCEPTED], false],
  ['that is stored at the second attempt', [LOST, ACCEPTED], false],
  ['that a limit refused', [{ kind: 'limit', until: null }], false],
  ['refused after one without a response', [LOST, { kind: 'offline' }], true],
  ['whose repetition is registered', [{ kind: 'alreadyRegistered', sentBefore: true }], true],
])(
  'an application %s: after %j it may be stored without an answer: %s',
  (_what, outcomes, stays) => {
    const keys = idempotencyKeys();
    const sent = outcomes.map((outcome) => {
      const { idempotencyKey, end } = keys.begin(application('Anna'));
      end(outcome);
      return idempotencyKey;
    });
    const offer = offerKey(testOffer({ id: 1 }));
    expect([keys, idempotencyKeys()].map((page) => page.firstFor(offer) !== null)).toEqual([
      stays,
      stays,
    ]);
    expect(keys.firstFor(offer)?.application).toEqual(stays ? application('Anna') : undefined);
    // A new application gets a new key, even with the same content.
    expect(sent.includes(keyOfPage()('Anna'))).toBe(outcomes.at(-1) !== ACCEPTED);
  },
);
