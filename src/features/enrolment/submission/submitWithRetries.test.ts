import type { SubmissionOutcome } from '../../../api/submissionOutcome';
import { PATIENCE_MS, submitWithRetries } from './submitWithRetries';

/** Attempts whose answers the test gives. */
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
afterEach(() => {
  jest.useRealTimers();
});

test('an answer ends it, whatever it says', async () => {
  const { send, answer } = attempts();
  const stillWaiting = jest.fn();
  const outcome = submitWithRetries(send, stillWaiting);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  answer(1, { kind: 'unconfirmed', maybeSaved: true });
  await expect(outcome).resolves.toEqual({ kind: 'unconfirmed', maybeSaved: true });
  expect(send).toHaveBeenCalledTimes(1);
  expect(stillWaiting).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('silence is followed by two more attempts, then it is not confirmed', async () => {
  const { send } = attempts();
  const stillWaiting = jest.fn();
  const outcome = submitWithRetries(send, stillWaiting);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(send).toHaveBeenCalledTimes(2);
  expect(stillWaiting).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(send).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  await expect(outcome).resolves.toEqual({ kind: 'unconfirmed', maybeSaved: true });
  expect(send).toHaveBeenCalledTimes(3);
});

test('the late answer of the first attempt counts', async () => {
  const { send, answer } = attempts();
  const outcome = submitWithRetries(send, () => undefined);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS + 1000);
  answer(1, { kind: 'accepted' });
  await expect(outcome).resolves.toEqual({ kind: 'accepted' });
});

test('the late fault of the first attempt leaves the second one its time', async () => {
  const { send, answer } = attempts();
  const outcome = submitWithRetries(send, () => undefined);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS + 1000);
  answer(1, { kind: 'unconfirmed', maybeSaved: true });
  await jest.advanceTimersByTimeAsync(1000);
  answer(2, { kind: 'accepted' });
  await expect(outcome).resolves.toEqual({ kind: 'accepted' });
});
