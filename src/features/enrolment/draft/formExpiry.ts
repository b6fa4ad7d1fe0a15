import type { FormApi } from 'final-form';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { DRAFT_LIFE_MS } from './draft';

/** Time between the warning and the clearing, in milliseconds. */
export const WARNING_MS = 5 * 60 * 1000;
/** A form that is being sent is checked again after this long, in milliseconds. */
const BUSY_MS = 30_000;

interface ExpirySettings {
  /** When the initial values were last changed, in milliseconds since 1970; null for none. */
  changedAt: number | null;
  /** Whether the form contains nothing of the candidate. */
  isUntouched: () => boolean;
  /** Whether the application is being sent. */
  isBusy: () => boolean;
  /** Called with the time of clearing, in milliseconds since 1970; with null when the form was changed after all. */
  onWarning: (deadline: number | null) => void;
  onExpired: () => void;
}

interface FormExpiry {
  /** Counts as a change, unless the form has expired. */
  renew: () => void;
  stop: () => void;
}

/**
 * Clears an open form 60 minutes after its last change, after a warning, so that the next person at a shared computer
 * does not see it (docs/adr/0016-open-form-expires.md). Every change restarts the time.
 */
export function watchExpiry(form: FormApi<EnrolmentValues>, settings: ExpirySettings): FormExpiry {
  const { isUntouched, isBusy, onWarning, onExpired } = settings;
  let { changedAt } = settings;
  let warned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

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
    if (isUntouched()) {
      changedAt = null;
      warn(null);
    } else if (isBusy()) {
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
  const change = () => {
    changedAt = Date.now();
    warn(null);
    // A pending timer checks too early and then sets the next one, so that no timer is created at each key.
    if (timer === undefined) checkAfter(DRAFT_LIFE_MS - WARNING_MS);
  };
  // After sleep the timers are overdue.
  const checkWhenVisible = () => {
    if (document.visibilityState === 'visible') check();
  };

  let known = form.getState().values;
  const unsubscribe = form.subscribe(
    ({ values }) => {
      if (values === known) return;
      known = values;
      change();
    },
    { values: true },
  );
  document.addEventListener('visibilitychange', checkWhenVisible);
  window.addEventListener('pageshow', checkWhenVisible);
  check();
  return {
    renew: () => {
      check();
      if (changedAt !== null) change();
    },
    stop: () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkWhenVisible);
      window.removeEventListener('pageshow', checkWhenVisible);
    },
  };
}
