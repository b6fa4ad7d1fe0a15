const DAY = 24 * 60 * 60 * 1000;

/** The day of the counts: in UTC, so that all servers agree on it. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** When the counts begin anew, rounded up. */
export const secondsToNextDay = (now: Date): number =>
  Math.ceil((DAY - (now.getTime() % DAY)) / 1000);
