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
