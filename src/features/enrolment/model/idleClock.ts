import { sameJson } from '../../../domain/sameJson';
import { DRAFT_LIFE_MS } from './draft';
import { type EnrolmentFormApi, isUntouched, typedIn } from './form';

/** Time between the warning and the clearing, in milliseconds. */
export const WARNING_MS = 5 * 60 * 1000;
/** A form that is being sent is checked again after this long, in milliseconds. */
const BUSY_MS = 30_000;
/** Typing has paused when nothing has changed for this long, in milliseconds. */
const PAUSE_MS = 400;

interface IdleClockSettings {
  /** When the present values were last changed, in milliseconds since 1970; null for none. */
  changedAt: number | null;
  /** Called when typing pauses, and before the page is hidden. */
  onPause: () => void;
  /** Called with the time of clearing, in milliseconds since 1970; with null when the form was changed after all. */
  onWarning: (deadline: number | null) => void;
  /** Called 60 minutes after the last change. */
  onExpired: () => void;
}

interface IdleClock {
  /** Counts as a change, unless the form has expired. */
  renew: () => void;
  stop: () => void;
}

/**
 * Measures the time since the last change of the form: for the draft, and for clearing an open form after 60 minutes, so
 * that the next person at a shared computer does not see it (docs/adr/0003).
 */
export function idleClock(form: EnrolmentFormApi, settings: IdleClockSettings): IdleClock {
  const { onPause, onWarning, onExpired } = settings;
  let { changedAt } = settings;
  let warned = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = () => {
    if (pause === undefined) return;
    clearTimeout(pause);
    pause = undefined;
    onPause();
  };
  const warn = (deadline: number | null) => {
    if (deadline === null && !warned) return;
    warned = deadline !== null;
    onWarning(deadline);
  };
  const checkAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(check, ms);
  };
  function check() {
    clearTimeout(timer);
    timer = undefined;
    if (changedAt === null) return;
    // A clock that was set back does not make a change younger.
    const age = Math.abs(Date.now() - changedAt);
    const { submitting, submitSucceeded } = form.getState();
    if (isUntouched(form)) {
      changedAt = null;
      warn(null);
    } else if (submitting || submitSucceeded) {
      warn(null);
      checkAfter(BUSY_MS);
    } else if (age >= DRAFT_LIFE_MS) {
      changedAt = null;
      warn(null);
      onExpired();
    } else if (age >= DRAFT_LIFE_MS - WARNING_MS) {
      warn(changedAt + DRAFT_LIFE_MS);
      checkAfter(DRAFT_LIFE_MS - age);
    } else {
      checkAfter(DRAFT_LIFE_MS - WARNING_MS - age);
    }
  }
  const startAgain = () => {
    changedAt = Date.now();
    warn(null);
    // A pending timer checks too early and then sets the next one, so that no timer is created at each key.
    if (timer === undefined) checkAfter(DRAFT_LIFE_MS - WARNING_MS);
  };
  const change = () => {
    startAgain();
    clearTimeout(pause);
    pause = setTimeout(rest, PAUSE_MS);
  };
  // After sleep the timers are overdue.
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') rest();
    else check();
  };

  let known = typedIn(form.getState());
  const unsubscribe = form.subscribe(
    (state) => {
      // Values that follow the citizenship may change by themselves, when a dictionary loads late.
      const typed = typedIn(state);
      if (sameJson(typed, known)) return;
      known = typed;
      change();
    },
    { values: true, initialValues: true, modified: true },
  );
  document.addEventListener('visibilitychange', onVisibilityChange);
  window.addEventListener('pagehide', rest);
  window.addEventListener('pageshow', check);
  check();
  return {
    renew: () => {
      check();
      if (changedAt !== null) startAgain();
    },
    stop: () => {
      unsubscribe();
      clearTimeout(pause);
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('pagehide', rest);
      window.removeEventListener('pageshow', check);
    },
  };
}
