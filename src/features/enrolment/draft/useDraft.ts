import type { FormApi } from 'final-form';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import type { Draft } from './draft';
import { readDraft } from './draftStorage';
import { keepDraft } from './keepDraft';

/**
 * What is known of the draft.
 *
 * - `restored`: what the form began with after a reload; null when nothing was kept, and once it was thrown away
 * - `offer`: the `offerKey` of the programme the form is filled in for; null before the screen was shown
 * - `refused`: the browser keeps nothing
 */
export interface DraftState {
  restored: Draft | null;
  offer: string | null;
  setOffer: (offer: string) => void;
  refused: boolean;
}

/** What a page that was opened before in this tab kept of the form, and how to say that it was thrown away. */
export function useRestoredDraft(): [Draft | null, () => void] {
  const [restored, setRestored] = useState(() => readDraft() ?? null);
  const drop = useCallback(() => {
    setRestored(null);
  }, []);
  return [restored, drop];
}

interface DraftParts {
  restored: Draft | null;
  /** The form as it is before anything is typed. */
  untouched: () => EnrolmentValues;
  /** The application is saved: nothing of it is kept any more. */
  saved: () => boolean;
  onRefused: (() => void) | undefined;
  /** The draft has gone while the page rested: what was typed must go from the form too. */
  onGone: () => void;
}

/** Keeps the draft of the form as long as the application runs. */
export function useDraft(form: FormApi<EnrolmentValues>, parts: DraftParts): DraftState {
  const { restored } = parts;
  const [offer, setOffer] = useState(restored?.offer ?? null);
  const [refused, setRefused] = useState(false);
  const [savedAt] = useState(restored?.savedAt ?? null);

  const currentOffer = useEffectEvent(() => offer);
  const untouched = useEffectEvent(() => parts.untouched());
  const saved = useEffectEvent(() => parts.saved());
  const onRefused = useEffectEvent(() => {
    setRefused(true);
    parts.onRefused?.();
  });
  const onGone = useEffectEvent(() => {
    parts.onGone();
  });
  useEffect(
    () =>
      keepDraft(form, {
        savedAt,
        untouched: () => untouched(),
        offer: () => currentOffer(),
        saved: () => saved(),
        onRefused: () => {
          onRefused();
        },
        onGone: () => {
          onGone();
        },
      }),
    [form, savedAt],
  );
  return useMemo(
    () => ({ restored, offer, setOffer, refused }),
    [restored, offer, setOffer, refused],
  );
}
