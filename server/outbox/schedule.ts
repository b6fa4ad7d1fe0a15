const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** Delay after the first failure; each further one is `FACTOR` times as long, and at most `LONGEST`. */
const FIRST = 5 * SECOND;
const FACTOR = 3;
const LONGEST = 6 * HOUR;

/** From the first attempt until the last one. */
const TOTAL = 36 * HOUR;

/** Each delay is shortened or lengthened by up to this share, so that retries do not come all at once. */
const JITTER = 0.2;

/**
 * When a failed attempt is repeated: after 5 s, 15 s, 45 s, 2 min, 7 min, 20 min, 1 h, 3 h, then every 6 h until 36 h
 * have passed.
 *
 * @param failures so far, at least 1
 * @param random from 0 to 1
 * @returns null when the last attempt is over
 */
export function nextAttempt(failures: number, begun: Date, now: Date, random: number): Date | null {
  const end = begun.getTime() + TOTAL;
  if (now.getTime() >= end) return null;
  const delay = Math.min(FIRST * FACTOR ** (failures - 1), LONGEST);
  const jittered = delay * (1 + JITTER * (2 * random - 1));
  return new Date(Math.min(now.getTime() + Math.round(jittered), end));
}
