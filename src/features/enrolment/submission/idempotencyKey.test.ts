import type { Application } from '../../../contract/application';
import { buildApplication } from '../../../domain/buildApplication';
import {
  CONSENTS,
  CONTEXT,
  poleValues,
  QUESTIONS,
  testOffer,
} from '../../../testing/domainFixtures';
import { idempotencyKeys } from './idempotencyKey';

function application(imie: string): Application {
  const parts = {
    offer: testOffer(),
    questions: QUESTIONS,
    consents: CONSENTS,
    promoLink: null,
    context: CONTEXT,
  };
  return buildApplication({ ...poleValues(), imie }, parts);
}

test('the same content keeps its key, another content gets another one', () => {
  const { keyOf } = idempotencyKeys();
  const first = keyOf(application('Pierwsze'));
  expect(keyOf(application('Pierwsze'))).toBe(first);
  expect(keyOf(application('Drugie'))).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a content that is sent again after another one still has its key', () => {
  const { keyOf } = idempotencyKeys();
  const first = keyOf(application('Pierwsze'));
  const second = keyOf(application('Drugie'));
  expect(keyOf(application('Pierwsze'))).toBe(first);
  expect(keyOf(application('Drugie'))).toBe(second);
});

test('what is forgotten gets a new key', () => {
  const { keyOf, forget } = idempotencyKeys();
  const first = keyOf(application('Pierwsze'));
  forget();
  expect(keyOf(application('Pierwsze'))).not.toBe(first);
});

test('a reload does not change the key of a content, another tab does', () => {
  const first = idempotencyKeys().keyOf(application('Pierwsze'));
  expect(idempotencyKeys().keyOf(application('Pierwsze'))).toBe(first);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(first);
  sessionStorage.clear();
  expect(idempotencyKeys().keyOf(application('Pierwsze'))).not.toBe(first);
});

test('where the browser keeps nothing, the key lasts as long as the page', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { keyOf } = idempotencyKeys();
  expect(keyOf(application('Pierwsze'))).toBe(keyOf(application('Pierwsze')));
  blocked.mockRestore();
});

test('thousands of contents have thousands of keys', () => {
  const { keyOf } = idempotencyKeys();
  const keys = Array.from({ length: 5000 }, (_, index) => keyOf(application(`Imię ${index}`)));
  expect(new Set(keys).size).toBe(5000);
});

test('a storage that has filled up since does not change the key of a content', () => {
  const first = idempotencyKeys().keyOf(application('Pierwsze'));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(idempotencyKeys().keyOf(application('Pierwsze'))).toBe(first);
  full.mockRestore();
});
