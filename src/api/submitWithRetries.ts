import type { SubmissionOutcome } from './submissionOutcome';

/** Milliseconds without a response until the next attempt starts (docs/faults.md, "Waiting"). */
export const ATTEMPT_MS = 30_000;
const ATTEMPTS = 3;

/** The backend has decided about the application. */
const DEFINITE: readonly SubmissionOutcome['kind'][] = ['accepted', 'alreadyRegistered', 'refused'];

const NEVER = new Promise<never>(() => undefined);

/**
 * Sends until there is a response: after 30 seconds without one another attempt starts, at most two. A late response to
 * an earlier attempt still counts, as its application may have been stored.
 *
 * @param send one attempt; all use the same idempotency key
 * @param mayRepeat whether the backend knows such keys; without them there is one attempt, as a second one could be stored
 *   as another application
 * @returns the first response; `unconfirmed` when there was none
 */
export async function submitWithRetries(
  send: () => Promise<SubmissionOutcome>,
  mayRepeat: boolean,
): Promise<SubmissionOutcome> {
  const attempts = mayRepeat ? ATTEMPTS : 1;
  const patience = (ATTEMPTS * ATTEMPT_MS) / attempts;
  const earlier: Promise<SubmissionOutcome>[] = [];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answer = attempt === 1 ? send() : send().then(afterSilence);
    const outcome = await orNull(Promise.race([answer, ...earlier]), patience);
    if (outcome !== null) return outcome;
    // A late failure of an earlier attempt does not end the current one.
    earlier.push(answer.then((late) => (DEFINITE.includes(late.kind) ? late : NEVER)));
  }
  return { kind: 'unconfirmed' };
}

function afterSilence(outcome: SubmissionOutcome): SubmissionOutcome {
  return outcome.kind === 'accepted' ? outcome : { ...outcome, sentBefore: true };
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
