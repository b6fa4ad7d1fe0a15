import type { FormApi } from 'final-form';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { sameJson } from '../../../domain/sameJson';
import { renewDraft } from './draftStorage';
import { watchExpiry } from './formExpiry';
import { useUntilChange } from './useUntilChange';

/**
 * The end of an open form that nobody changes.
 *
 * - `deadline`: when it will be cleared, in milliseconds since 1970; null as long as there is nothing to warn of
 * - `expired`: it was cleared, and nothing has been typed since
 * - `keep`: the candidate wants to keep what is in it
 */
export interface ExpiryState {
  deadline: number | null;
  expired: boolean;
  keep: () => void;
}

interface ExpiryParts {
  /** When the draft that the form began with was saved, in milliseconds since 1970; null for none. */
  savedAt: number | null;
  untouched: () => EnrolmentValues;
  /** The application is on its way. */
  isBusy: boolean;
  clear: () => void;
}

/** Clears the form 60 minutes after its last change, as long as the application runs. */
export function useFormExpiry(form: FormApi<EnrolmentValues>, parts: ExpiryParts): ExpiryState {
  const [savedAt] = useState(parts.savedAt);
  const [deadline, setDeadline] = useState<number | null>(null);
  const [expired, setExpired] = useUntilChange(form);
  const watched = useRef<ReturnType<typeof watchExpiry>>(null);
  const isUntouched = useEffectEvent(() => sameJson(form.getState().values, parts.untouched()));
  const isBusy = useEffectEvent(() => parts.isBusy);
  const onExpired = useEffectEvent(() => {
    parts.clear();
    setExpired(true);
  });
  useEffect(() => {
    const expiry = watchExpiry(form, {
      changedAt: savedAt,
      isUntouched: () => isUntouched(),
      isBusy: () => isBusy(),
      onWarning: setDeadline,
      onExpired: () => {
        onExpired();
      },
    });
    watched.current = expiry;
    return expiry.stop;
  }, [form, savedAt]);
  const keep = useCallback(() => {
    watched.current?.renew();
    renewDraft();
  }, []);
  return useMemo(() => ({ deadline, expired, keep }), [deadline, expired, keep]);
}
