import type { SubmissionOutcome } from '../../../api/submissionOutcome';

/** What one attempt is given before the next one starts (decisions, "waiting"). */
export const PATIENCE_MS = 30_000;
const ATTEMPTS = 3;

const NEVER = new Promise<never>(() => undefined);

/**
 * Sends until there is an answer: an attempt that says nothing for 30 seconds is followed by another one, twice at
 * most. Earlier attempts are still listened to, since what they were sent may have been saved.
 *
 * @param send one attempt; all carry the same idempotency key, so that the application is saved once
 * @param onStillWaiting called each time the patience is over
 * @returns the first answer; `unconfirmed` when none came
 */
export async function submitWithRetries(
  send: () => Promise<SubmissionOutcome>,
  onStillWaiting: () => void,
): Promise<SubmissionOutcome> {
  const earlier: Promise<SubmissionOutcome>[] = [];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = send();
    const outcome = await orNull(Promise.race([answer, ...earlier]), PATIENCE_MS);
    if (outcome !== null) return outcome;
    onStillWaiting();
    // A late fault of an attempt that was given up says nothing about those after it.
    earlier.push(answer.then((late) => (late.kind === 'unconfirmed' ? NEVER : late)));
  }
  return { kind: 'unconfirmed', maybeSaved: true };
}

async function orNull<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
    }, ms);
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
