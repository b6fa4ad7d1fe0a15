import type { SubmissionOutcome } from './submissionOutcome';
import { ATTEMPT_MS, submitWithRetries } from './submitWithRetries';

/** Attempts whose results the test controls. */
function attempts() {
  const answers: ((outcome: SubmissionOutcome) => void)[] = [];
  const send = jest.fn(
    () =>
      new Promise<SubmissionOutcome>((resolve) => {
        answers.push(resolve);
      }),
  );
  return {
    send,
    answer: (attempt: number, outcome: SubmissionOutcome) => answers[attempt - 1]?.(outcome),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

test('any response ends the attempts', async () => {
  const { send, answer } = attempts();
  const outcome = submitWithRetries(send, true);
  await jest.advanceTimersByTimeAsync(ATTEMPT_MS - 1);
  answer(1, { kind: 'unconfirmed', maybeSaved: true });
  await expect(outcome).resolves.toEqual({ kind: 'unconfirmed', maybeSaved: true });
  expect(send).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('two more attempts follow without a response, then it is unconfirmed', async () => {
  const { send } = attempts();
  const outcome = submitWithRetries(send, true);
  await jest.advanceTimersByTimeAsync(ATTEMPT_MS);
  expect(send).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(ATTEMPT_MS);
  expect(send).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(ATTEMPT_MS);
  await expect(outcome).resolves.toEqual({ kind: 'unconfirmed', maybeSaved: true });
  expect(send).toHaveBeenCalledTimes(3);
});

test('a late response to the first attempt counts', async () => {
  const { send, answer } = attempts();
  const outcome = submitWithRetries(send, true);
  await jest.advanceTimersByTimeAsync(ATTEMPT_MS + 1000);
  answer(1, { kind: 'accepted', receipt: null });
  await expect(outcome).resolves.toEqual({ kind: 'accepted', receipt: null });
});

test('a late failure of the first attempt does not end the second one', async () => {
  const { send, answer } = attempts();
  const outcome = submitWithRetries(send, true);
  await jest.advanceTimersByTimeAsync(ATTEMPT_MS + 1000);
  answer(1, { kind: 'unconfirmed', maybeSaved: true });
  await jest.advanceTimersByTimeAsync(1000);
  answer(2, { kind: 'accepted', receipt: null });
  await expect(outcome).resolves.toEqual({ kind: 'accepted', receipt: null });
});

test('a refusal of a repeated application says that an earlier attempt had no response', async () => {
  const { send, answer } = attempts();
  const outcome = submitWithRetries(send, true);
  await jest.advanceTimersByTimeAsync(ATTEMPT_MS);
  answer(2, { kind: 'alreadyRegistered' });
  await expect(outcome).resolves.toEqual({ kind: 'alreadyRegistered', sentBefore: true });
});

test('a late refusal of the first attempt is one of an application that was sent once', async () => {
  const { send, answer } = attempts();
  const outcome = submitWithRetries(send, true);
  await jest.advanceTimersByTimeAsync(ATTEMPT_MS);
  answer(1, { kind: 'alreadyRegistered' });
  await expect(outcome).resolves.toEqual({ kind: 'alreadyRegistered' });
});

test('a backend without keys gets one application, however long it is silent', async () => {
  const { send, answer } = attempts();
  const outcome = submitWithRetries(send, false);
  await jest.advanceTimersByTimeAsync(2 * ATTEMPT_MS);
  answer(1, { kind: 'accepted', receipt: null });
  await expect(outcome).resolves.toEqual({ kind: 'accepted', receipt: null });
  expect(send).toHaveBeenCalledTimes(1);

  const silent = submitWithRetries(send, false);
  await jest.advanceTimersByTimeAsync(3 * ATTEMPT_MS);
  await expect(silent).resolves.toEqual({ kind: 'unconfirmed', maybeSaved: true });
  expect(send).toHaveBeenCalledTimes(2);
});
