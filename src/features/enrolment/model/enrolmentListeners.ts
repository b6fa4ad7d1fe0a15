import { createListenerMiddleware, type Dispatch } from '@reduxjs/toolkit';
import {
  enrolmentApi,
  forgetSubmission,
  isOfferGone,
  selectSubmission,
} from '../../../api/enrolmentApi';
import { recruitmentApi, type WithApi } from '../../../api/recruitmentApi';
import { failedSubmission } from '../../../api/submissionOutcome';
import type { Draft } from './draft';
import { readDraft, removeDraft, renewDraft, storeDraft } from './draftStorage';
import type { Enrolment } from './enrolmentContext';
import { enrolmentSlice, selectEnrolment, type WithEnrolment } from './enrolmentSlice';
import { isUntouched } from './form';
import { idleClock } from './idleClock';

type EnrolmentStore = WithEnrolment & WithApi;

/** Added to the store with the form's chunk. */
export const enrolmentListeners = createListenerMiddleware<EnrolmentStore>();

const { actions } = enrolmentSlice;

interface Life {
  store: { dispatch: Dispatch; getState: () => EnrolmentStore };
  /** The draft that the form was created with; null without one. */
  draft: Draft | null;
}

/**
 * Starts what follows from the events of the enrolment: draft, expiry and clearing. Returns a function that stops it.
 */
export function startEnrolment(
  { form, keys }: Pick<Enrolment, 'form' | 'keys'>,
  { store, draft }: Life,
): () => void {
  const { dispatch } = store;
  const state = () => selectEnrolment(store.getState());
  const submission = () => selectSubmission(store.getState());
  dispatch(draft === null ? actions.formCreated() : actions.draftRestored(draft.offer));

  const clock = idleClock(form, {
    changedAt: draft?.savedAt ?? null,
    onPause: () => {
      if (!storeDraft(form, state().offer)) dispatch(actions.draftRefused());
    },
    onWarning: (deadline) => {
      dispatch(actions.expiryWarned(deadline));
    },
    onExpired: () => {
      dispatch(actions.cleared('expiry'));
    },
  });
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    // The draft expired, or its application was sent, while the page was in the back/forward cache.
    if (persisted && readDraft() === null) dispatch(actions.cleared(null));
  };
  window.addEventListener('pageshow', onPageShow);

  const { startListening } = enrolmentListeners;
  const stops = [
    form.subscribe(
      () => {
        if (state().clearedBy !== null && !isUntouched(form)) dispatch(actions.clearedDismissed());
      },
      { values: true },
    ),
    startListening({
      actionCreator: actions.screenEntered,
      effect: () => {
        // It was stored after the candidate had left, and this is the next application.
        if (submission().isSuccess) dispatch(forgetSubmission());
      },
    }),
    startListening({
      actionCreator: actions.fileOpened,
      effect: () => {
        dispatch(forgetSubmission());
      },
    }),
    startListening({
      actionCreator: actions.renewed,
      effect: () => {
        clock.renew();
        renewDraft();
      },
    }),
    startListening({
      matcher: enrolmentApi.endpoints.submitApplication.matchFulfilled,
      effect: () => {
        removeDraft();
        // The screen shows the sent values until the candidate leaves it.
        if (!state().shown) dispatch(actions.cleared(null));
      },
    }),
    startListening({
      actionCreator: actions.cleared,
      effect: () => {
        form.restart();
        removeDraft();
        keys.forgetUnanswered();
        if (submission().isError) dispatch(forgetSubmission());
      },
    }),
    startListening({
      actionCreator: actions.screenLeft,
      effect: () => {
        const { isSuccess, isLoading, error } = submission();
        // Before, the form would have closed, with the notice in it.
        if (isOfferGone(failedSubmission(error))) {
          dispatch(recruitmentApi.util.invalidateTags(['catalogue']));
        }
        if (isSuccess) dispatch(actions.cleared(null));
        if (!isLoading) dispatch(forgetSubmission());
      },
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    clock.stop();
    window.removeEventListener('pageshow', onPageShow);
  };
}
