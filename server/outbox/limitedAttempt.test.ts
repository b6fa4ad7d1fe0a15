import { limitedAttempt } from './limitedAttempt';

const FAILED = { type: 'failed', result: 'Error' } as const;

/** Fails once its signal is aborted. */
const hanging = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const end = () => reject(new Error('aborted'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });
const failing = () => Promise.reject(new Error('refused'));

const { signal: running } = new AbortController();

test.each([
  [
    'that begins while the server stops is no failure',
    { timeout: 60_000, stopping: AbortSignal.abort() },
    hanging,
    { type: 'stopped' },
  ],
  [
    'that takes too long is a failure',
    { timeout: 1, stopping: running },
    hanging,
    { type: 'failed', result: 'timeout' },
  ],
  [
    'that fails by itself has its own outcome',
    { timeout: 60_000, stopping: running },
    failing,
    FAILED,
  ],
])('an attempt %s', async (_what, limits, attempt, outcome) => {
  expect(await limitedAttempt(limits, attempt, () => FAILED)).toEqual(outcome);
});

test('an attempt leaves neither a timer nor a listener behind', async () => {
  const clear = jest.spyOn(globalThis, 'clearTimeout');
  const { signal: stopping } = new AbortController();
  const remove = jest.spyOn(stopping, 'removeEventListener');
  const attempt = () => Promise.resolve({ type: 'delivered', result: '200' } as const);
  await limitedAttempt({ timeout: 60_000, stopping }, attempt, () => FAILED);
  expect(clear).toHaveBeenCalledTimes(1);
  expect(remove).toHaveBeenCalledTimes(1);
});
