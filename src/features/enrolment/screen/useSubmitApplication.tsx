import type { Dispatch } from '@reduxjs/toolkit';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useSubmitApplicationMutation } from '../../../api/enrolmentApi';
import { SUBMISSION, useKnowsKeys } from '../../../api/recruitmentApi';
import {
  failedSubmission,
  type StoredApplication,
  type SubmissionFault,
} from '../../../api/submissionOutcome';
import { selectPromoLink } from '../../../api/visitSlice';
import type { Offer } from '../../../contract/offer';
import { buildApplication } from '../../../domain/buildApplication';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { refusedErrors, RULE_MESSAGES } from '../../../domain/ruleMessages';
import { offerKey } from '../../../domain/steps';
import { nested } from '../../../fields/nestedErrors';
import { tabAttribution } from '../../../storage/attribution';
import { focusById } from '../../../ui/focusById';
import { showToast } from '../../../ui/Toaster';
import { EXPORTED_FIELDS, valuesOf } from '../model/draft';
import { useEnrolment } from '../model/enrolmentContext';
import { enrolmentSlice } from '../model/enrolmentSlice';
import { fitToOffer } from '../model/exportedForm';
import { type EnrolmentFormApi, isUntouched, replaceValues, today, typedIn } from '../model/form';
import type { EnrolmentData } from '../model/useEnrolmentData';
import { SUBMIT_ID } from '../progress/leadThroughReview';
import { type AcceptedApplication, NO_PERSON, personOf, receiptOf } from './acceptedApplication';

const { errorsShown } = enrolmentSlice.actions;

/**
 * The submission of the form (docs/specification.md, section 4): `onSubmit` sends it, and `submit` is the handler of
 * the submit button, which shows errors and missing data first. `onAccepted` is called on any screen.
 */
export function useSubmitApplication(
  offer: Offer,
  data: EnrolmentData,
  onAccepted: (accepted: AcceptedApplication) => void,
) {
  const intl = useIntl();
  const { form, poland, keys } = useEnrolment();
  const dispatch = useDispatch();
  const [send] = useSubmitApplicationMutation({ fixedCacheKey: SUBMISSION });
  const promoLink = useSelector(selectPromoLink);
  const mayRepeat = useKnowsKeys();
  const [asksToRepeat, setAsksToRepeat] = useState(false);
  const [missingAsked, setMissingAsked] = useState(0);
  const missing = data.loading.length + data.failed.length > 0;
  // Anything that fails later is reported above the form again.
  if (missingAsked > 0 && !missing) setMissingAsked(0);
  const key = offerKey(offer);
  const [questions, consents] = [data.questions.data, data.consents.data];
  const [countries, citizenships] = [data.countries.data, data.citizenships.data];
  const prefixes = data.prefixes.offered.map(({ kodKierunkowy }) => kodKierunkowy);
  const seen = { poland, prefixes, countries, citizenships, questions, consents };

  /** Shows the completion page of the first attempt, which is stored although its response was lost. */
  const showFirst = () => {
    const first = keys.firstFor(key);
    if (first === null) return;
    const { application, reference, sentAt: savedAt } = first;
    onAccepted({
      ...(application === null ? NO_PERSON : personOf(intl, application, seen)),
      reference,
      savedAt,
      fillInAgain: fillInAgain(form, key, dispatch),
    });
    dispatch(enrolmentSlice.actions.cleared(null));
  };

  const onSubmit = async (values: EnrolmentValues): Promise<SubmissionErrors> => {
    const context = { today: today(), poland };
    const parts = { offer, questions, consents, promoLink, context };
    const application = buildApplication(values, parts);
    const again = fillInAgain(form, key, dispatch);
    const { idempotencyKey, sentBefore, end } = keys.begin(application);
    let stored: StoredApplication;
    try {
      stored = await send({
        application,
        idempotencyKey,
        sentBefore,
        mayRepeat,
        signals: {
          seconds: performance.now() / 1000,
          honeypotFilled: Boolean(values.strona_www),
        },
        attribution: tabAttribution(),
      }).unwrap();
    } catch (error) {
      const failed = failedSubmission(error as SubmissionFault);
      end(failed);
      if (failed.kind === 'alreadyRegistered') {
        const message = 'podsumowanie.toast.kandydat_zapisany_wczesniej';
        showToast(<FormattedMessage id={message} />);
      }
      const errors = failed.kind === 'refused' ? failed.errors : [];
      const fields = form.getRegisteredFields();
      const refused = refusedErrors(errors, fields, RULE_MESSAGES.notAsSent);
      if (Object.keys(refused).length > 0) dispatch(errorsShown());
      return { ...nested(refused), [FORM_ERROR]: failed.kind };
    }
    end({ kind: 'accepted', stored: stored.stored });
    onAccepted({ ...personOf(intl, application, seen), ...receiptOf(stored), fillInAgain: again });
    return undefined;
  };
  const sendForm = () => {
    void form.submit();
    // Disabling the fields would lose the focus of the present one.
    focusById(SUBMIT_ID, { preventScroll: true });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { hasValidationErrors, submitting, submitSucceeded } = form.getState();
    if (submitting || submitSucceeded) return;
    if (missing) setMissingAsked(missingAsked + 1);
    if (hasValidationErrors) {
      // Marks the errors.
      void form.submit();
      dispatch(errorsShown());
    } else if (missing) return;
    // Without keys the second one might be stored as another application.
    else if (!mayRepeat && keys.firstFor(key) !== null) setAsksToRepeat(true);
    else sendForm();
  };
  const repeat = {
    open: asksToRepeat,
    onConfirm: () => {
      setAsksToRepeat(false);
      sendForm();
    },
    onCancel: () => setAsksToRepeat(false),
  };
  return { onSubmit, submit, missingAsked, repeat, showFirst };
}

/**
 * Remembers the values of the form as a file has them. Returns a function that fills in the form with them, for a
 * programme that is still to be chosen (docs/adr/0022), unless the candidate has typed something.
 */
function fillInAgain(form: EnrolmentFormApi, offer: string, dispatch: Dispatch): () => void {
  const typed = valuesOf(EXPORTED_FIELDS, typedIn(form.getState()));
  return () => {
    if (!isUntouched(form)) return;
    const { values, opened } = fitToOffer({ offer, values: typed }, null);
    replaceValues(form, values);
    dispatch(enrolmentSlice.actions.fileOpened({ ...opened, from: 'application' }));
  };
}
