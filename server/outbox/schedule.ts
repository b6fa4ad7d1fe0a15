const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

/** When failed attempts are repeated; all in milliseconds. */
export interface Schedule {
  /** Delay after the first failure; each further one is `factor` times as long, and at most `longest`. */
  first: number;
  factor: number;
  longest: number;
  /** From the first attempt until the last one. */
  total: number;
}

/** 5 s, 15 s, 45 s, 2 min, 7 min, 20 min, 1 h, 3 h, then every 6 h until 36 h have passed. */
export const WEBHOOK_SCHEDULE: Schedule = {
  first: 5 * SECOND,
  factor: 3,
  longest: 6 * HOUR,
  total: 36 * HOUR,
};

/** Each delay is shortened or lengthened by up to this share, so that retries do not come all at once. */
const JITTER = 0.2;

/**
 * The instant of the next attempt. The last one is at the end of `total`.
 *
 * @param failures so far, at least 1
 * @param random from 0 to 1
 * @returns null when the last attempt is over
 */
export function nextAttempt(
  { first, factor, longest, total }: Schedule,
  failures: number,
  begun: Date,
  now: Date,
  random: number,
): Date | null {
  const end = begun.getTime() + total;
  if (now.getTime() >= end) return null;
  const delay = Math.min(first * factor ** (failures - 1), longest);
  const jittered = delay * (1 + JITTER * (2 * random - 1));
  return new Date(Math.min(now.getTime() + Math.round(jittered), end));
}
