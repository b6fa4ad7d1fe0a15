import type { FormApi } from 'final-form';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { DRAFT_LIFE_MS } from './draft';

/** How long before the form is cleared the candidate is asked, in milliseconds. */
export const WARNING_MS = 5 * 60 * 1000;
/** A form that is being sent is looked at again after this long, in milliseconds. */
const BUSY_MS = 30_000;

interface ExpirySettings {
  /** When the values that the form begins with were last changed, in milliseconds since 1970; null for none. */
  changedAt: number | null;
  /** The form holds nothing of the candidate's. */
  isUntouched: () => boolean;
  /** The application is on its way. */
  isBusy: () => boolean;
  /** The form will be cleared at `deadline`, in milliseconds since 1970; null when it was changed after all. */
  onWarning: (deadline: number | null) => void;
  onExpired: () => void;
}

interface FormExpiry {
  /** Counts as a change, unless the time is over already. */
  renew: () => void;
  stop: () => void;
}

/**
 * Clears an open form that nobody has changed for 60 minutes, after a warning, so that whoever comes next to a shared
 * computer does not find it filled in (docs/adr/0016-open-form-expires.md). Every change starts the time again.
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
    // A clock that was turned back makes no change younger.
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
    // A timer that is set already checks too early and sets the next one: none is made at each key.
    if (timer === undefined) checkAfter(DRAFT_LIFE_MS - WARNING_MS);
  };
  // A computer that slept comes back long after its timers were due.
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
