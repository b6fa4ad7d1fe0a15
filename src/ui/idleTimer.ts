import { onPageLife } from './pageLife';

/** How long personal data stays on an idle page (docs/adr/0003), in milliseconds. */
export const IDLE_LIFE_MS = 60 * 60 * 1000;
/** Time between the warning and the end, in milliseconds. */
export const WARNING_MS = 5 * 60 * 1000;
/** What is busy is checked again after this long, in milliseconds. */
const BUSY_MS = 30_000;

interface IdleTimerSettings {
  /** "none" ends the measuring, "busy" is never cleared; "idle" by default. */
  state?: () => 'idle' | 'busy' | 'none';
  /** Called with the time of the end, in milliseconds since 1970; with null when it does not come after all. */
  onWarning?: (deadline: number | null) => void;
  onExpired: () => void;
}

/** Clears a page after 60 minutes, so that the next person at a shared computer does not see it (docs/adr/0003). */
export function idleTimer({ state = () => 'idle', onWarning, onExpired }: IdleTimerSettings) {
  let started: number | null = null;
  let warned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const warn = (deadline: number | null) => {
    if (deadline === null && !warned) return;
    warned = deadline !== null;
    onWarning?.(deadline);
  };
  function check() {
    clearTimeout(timer);
    timer = undefined;
    if (started === null) return;
    // A clock that was set back does not make it younger.
    const left = IDLE_LIFE_MS - Math.abs(Date.now() - started);
    const now = state();
    const isIdle = now === 'idle';
    const isWarning = isIdle && left > 0 && left <= WARNING_MS;
    warn(isWarning ? started + IDLE_LIFE_MS : null);
    if (now === 'none' || (isIdle && left <= 0)) {
      started = null;
      if (isIdle) onExpired();
      return;
    }
    const next = isWarning ? left : left - WARNING_MS;
    timer = setTimeout(check, isIdle ? next : BUSY_MS);
  }
  /** Starts, or starts again. `since`: milliseconds since 1970. */
  const start = (since = Date.now()) => {
    started = since;
    warn(null);
    // A pending timer checks too early and then sets the next one, so that no timer is created at each key.
    if (timer === undefined) check();
  };
  // After sleep the timer is overdue.
  const stopFollowing = onPageLife({ shown: check });
  return {
    start,
    /** Starts again, unless it has expired. */
    renew: () => {
      check();
      if (started !== null) start();
    },
    stop: () => {
      stopFollowing();
      clearTimeout(timer);
    },
  };
}
