import type { FakeAnswer } from './backend';

/**
 * The faults after which a candidate goes on without the data of a call (docs/faults.md): name, response, and the number
 * of requests until the call has failed.
 */
export const FAILURES: readonly [fault: string, answer: FakeAnswer, requests: number][] = [
  ['down', 'networkFault', 3],
  ['500', { status: 500, body: { kod: 'BLAD_SERWERA', id: 'x' } }, 3],
  ['400', { status: 400, body: {} }, 1],
  ['not JSON', { text: '<!doctype html><p>Przerwa techniczna' }, 1],
  ['wrong shape', { body: [{}, 7] }, 1],
];

/** No response. */
export const SILENCE: FakeAnswer = { wait: new Promise(() => undefined) };
