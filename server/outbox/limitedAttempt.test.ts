import { limitedAttempt } from './limitedAttempt';

test('an attempt that begins while the server stops is aborted at once, and no failure', async () => {
  const limits = { timeout: 60_000, stopping: AbortSignal.abort() };
  const attempt = (signal: AbortSignal) =>
    signal.aborted ? Promise.reject(new Error('aborted')) : new Promise<never>(() => undefined);
  const failed = { type: 'failed', result: 'Error' } as const;
  expect(await limitedAttempt(limits, attempt, () => failed)).toEqual({ type: 'stopped' });
});
