import {
  type Action,
  addListener,
  type Dispatch,
  type UnsubscribeListener,
} from '@reduxjs/toolkit';
import {
  enrolmentApi,
  forgetSubmission,
  isOfferGone,
  selectSubmission,
} from '../../../api/enrolmentApi';
import { recruitmentApi, type WithApi } from '../../../api/recruitmentApi';
import { failedSubmission } from '../../../api/submissionOutcome';
import { idleTimer } from '../../../ui/idleTimer';
import { onPageLife } from '../../../ui/pageLife';
import type { Draft } from './draft';
import { followTyping, readDraft, removeDraft, renewDraft, storeDraft } from './draftStorage';
import type { Enrolment } from './enrolmentContext';
import { enrolmentSlice, selectEnrolment, type WithEnrolment } from './enrolmentSlice';
import { isUntouched } from './form';

const { actions } = enrolmentSlice;

/** The store, as far as the enrolment knows it. */
export interface EnrolmentStore {
  dispatch: ((listener: Action<'listenerMiddleware/add'>) => UnsubscribeListener) & Dispatch;
  getState: () => WithEnrolment & WithApi;
}

/** Starts what follows from the events of the form: draft, expiry and clearing. Returns a function that stops it. */
export function startEnrolment(
  store: EnrolmentStore,
  { form, keys }: Pick<Enrolment, 'form' | 'keys'>,
  draft: Draft | null,
): () => void {
  const { dispatch } = store;
  const state = () => selectEnrolment(store.getState());
  const submission = () => selectSubmission(store.getState());
  const on = (predicate: (action: Action) => boolean, effect: () => void) =>
    dispatch(addListener({ predicate, effect }));
  dispatch(actions.formCreated(draft && { offer: draft.offer }));

  const timer = idleTimer({
    state: () => {
      const { submitting, submitSucceeded } = form.getState();
      if (isUntouched(form)) return 'none';
      return submitting || submitSucceeded ? 'busy' : 'idle';
    },
    onWarning: (deadline) => void dispatch(actions.expiryWarned(deadline)),
    onExpired: () => void dispatch(actions.cleared('expiry')),
  });
  if (draft !== null) timer.start(draft.savedAt);
  const stops = [
    timer.stop,
    followTyping(form, {
      onChange: () => {
        timer.start();
        if (state().clearedBy !== null && !isUntouched(form)) dispatch(actions.clearedDismissed());
      },
      onPause: () => {
        if (!storeDraft(form, state().offer)) dispatch(actions.draftRefused());
      },
    }),
    onPageLife({
      shown: (restored) => {
        // The draft expired, or its application was sent, while the page was in the back/forward cache.
        if (restored && readDraft() === null) dispatch(actions.cleared(null));
      },
    }),
    on(actions.screenEntered.match, () => {
      // It was stored after the candidate had left, and this is the next application.
      if (submission().isSuccess) dispatch(forgetSubmission());
    }),
    on(actions.fileOpened.match, () => dispatch(forgetSubmission())),
    on(actions.renewed.match, () => {
      timer.renew();
      renewDraft();
    }),
    on(enrolmentApi.endpoints.submitApplication.matchFulfilled, () => {
      removeDraft();
      // The screen shows the sent values until the candidate leaves it.
      if (!state().shown) dispatch(actions.cleared(null));
    }),
    on(actions.cleared.match, () => {
      form.restart();
      removeDraft();
      keys.forgetUnanswered();
      if (submission().isError) dispatch(forgetSubmission());
    }),
    on(actions.screenLeft.match, () => {
      const { isSuccess, isLoading, error } = submission();
      // Not earlier: without its offer the form closes, and the notice in it.
      if (isOfferGone(failedSubmission(error))) {
        dispatch(recruitmentApi.util.invalidateTags(['catalogue']));
      }
      if (isSuccess) dispatch(actions.cleared(null));
      if (!isLoading) dispatch(forgetSubmission());
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
