import fc from 'fast-check';
import { runs } from '../testing/runs';
import type { SubmissionOutcome } from './submissionOutcome';
import { ATTEMPT_MS, submitWithRetries } from './submitWithRetries';

/* Each attempt is answered some time after it was sent, or never; no two responses arrive at once. */

const END = 3 * ATTEMPT_MS;

interface Response {
  after: number;
  outcome: SubmissionOutcome;
}

const outcome = fc.constantFrom<SubmissionOutcome>(
  { kind: 'accepted', stored: null },
  { kind: 'alreadyRegistered' },
  { kind: 'refused', code: 'X', errors: [] },
  { kind: 'unconfirmed' },
  { kind: 'limit', until: null },
  { kind: 'offline' },
  { kind: 'intercepted', status: 403 },
);
const edges = [1, 2, 3].flatMap((attempt) => [-1, 1].map((ms) => attempt * ATTEMPT_MS + ms));
const after = fc.oneof(fc.integer({ min: 1, max: END }), fc.constantFrom(...edges));
const responses = fc.tuple(...[0, 1, 2].map(() => fc.option(fc.record({ after, outcome }))));

/** The attempts that are sent, when there is a result, and which. */
function plainly(given: readonly (Response | null)[], mayRepeat: boolean) {
  const arrivals = given
    .flatMap((one, attempt) => (one ? [{ ...one, attempt }] : []))
    .map((one) => ({ ...one, at: one.attempt * ATTEMPT_MS + one.after }))
    .filter(({ at, attempt }) => at < END && (mayRepeat || attempt === 0))
    .sort((one, other) => one.at - other.at);
  const result = arrivals.find(({ at, attempt, outcome: { kind } }) => {
    const isLate = mayRepeat && at > (attempt + 1) * ATTEMPT_MS;
    return !isLate || !['unconfirmed', 'limit', 'offline', 'intercepted'].includes(kind);
  });
  const at = result?.at ?? END;
  const sent = mayRepeat ? Math.min(3, Math.ceil(at / ATTEMPT_MS)) : 1;
  if (result === undefined) return { at, sent, outcome: { kind: 'unconfirmed' } };
  const isRepeated = result.attempt > 0 && result.outcome.kind !== 'accepted';
  return { at, sent, outcome: { ...result.outcome, ...(isRepeated && { sentBefore: true }) } };
}

async function play(given: readonly (Response | null)[], mayRepeat: boolean): Promise<void> {
  const start = Date.now();
  let sent = 0;
  let waiting = 0;
  const send = () => {
    const response = given[sent];
    sent += 1;
    return new Promise<SubmissionOutcome>((resolve) => {
      if (!response) return;
      waiting += 1;
      setTimeout(() => {
        waiting -= 1;
        resolve(response.outcome);
      }, response.after);
    });
  };
  const result = submitWithRetries(send, mayRepeat).then((outcome) => ({
    at: Date.now() - start,
    sent,
    outcome,
    timers: jest.getTimerCount() - waiting,
  }));
  await jest.advanceTimersByTimeAsync(2 * END);
  await expect(result).resolves.toEqual({ ...plainly(given, mayRepeat), timers: 0 });
  expect(sent).toBe(plainly(given, mayRepeat).sent);
}

test('[9.3.2] the first response of the last attempt counts, or a definite late one, else it is unconfirmed', async () => {
  jest.useFakeTimers();
  const distinct = responses.filter((all) => {
    const times = all.flatMap((one, attempt) => (one ? [attempt * ATTEMPT_MS + one.after] : []));
    return new Set([...times, ATTEMPT_MS, 2 * ATTEMPT_MS, END]).size === times.length + 3;
  });
  await fc.assert(fc.asyncProperty(distinct, fc.boolean(), play), runs(300, 5000));
});
