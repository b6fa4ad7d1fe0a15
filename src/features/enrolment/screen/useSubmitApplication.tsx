import type { Dispatch } from '@reduxjs/toolkit';
import { type SyntheticEvent, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { selectSubmission } from '../../../api/enrolmentApi';
import { useKnowsKeys, type WithApi } from '../../../api/recruitmentApi';
import { failedSubmission, type StoredApplication } from '../../../api/submissionOutcome';
import type { Application } from '../../../contract/application';
import type { Offer } from '../../../contract/offer';
import type { SentCopy } from '../../../copy/CopyDocument';
import { copySections } from '../../../copy/copySections';
import { buildApplication } from '../../../domain/buildApplication';
import { isMinor } from '../../../domain/identity';
import { firstName, fullName } from '../../../domain/personName';
import { referenceNumber } from '../../../domain/referenceNumber';
import { offerKey } from '../../../domain/steps';
import { SUBMIT_ID } from '../../../fields/fieldId';
import { showToast } from '../../../ui/Toaster';
import { changedValues, EXPORTED_FIELDS } from '../model/draft';
import { useEnrolment } from '../model/enrolmentContext';
import type { EnrolmentData } from '../model/useEnrolmentData';
import { enrolmentSlice } from '../model/enrolmentSlice';
import {
  type EnrolmentFormApi,
  isUntouched,
  leftOutValues,
  replaceValues,
  today,
} from '../model/form';
import { fitToOffer } from '../model/exportedForm';
import { entriesOf } from '../model/fieldMessages';

const { errorsShown } = enrolmentSlice.actions;

/** The parts of an application besides the form. */
interface SubmitParts {
  offer: Offer;
  promoLink: string | null;
  data: EnrolmentData;
  /** All phone prefixes ("+48"). */
  prefixes: readonly string[];
}

/**
 * The data of a saved application for the completion page; held in memory only. The person is null when the application
 * was sent before a reload.
 *
 * - `reference`: the number that the backend answered, or else see `referenceNumber`
 * - `savedAt`: ISO instant in UTC
 * - `copy`: everything that was sent, with the texts of the form's language; null when it is unknown or could not be built
 * - `fillInAgain`: fills in the form with the same data, for another programme
 */
export interface AcceptedApplication {
  name: string | null;
  firstName: string | null;
  email: string | null;
  reference: string;
  savedAt: string;
  copy: SentCopy | null;
  fillInAgain: () => void;
}

/**
 * The submission of the form (docs/specification.md, section 4). `submit` is the handler of the submit button, which
 * shows errors and missing data first.
 *
 * @param onAccepted called once the application is stored, on any screen
 */
export function useSubmitApplication(
  { offer, promoLink, data, prefixes }: SubmitParts,
  onAccepted: (accepted: AcceptedApplication) => void,
) {
  const intl = useIntl();
  const { form, poland, keys } = useEnrolment();
  const dispatch = useDispatch();
  const store = useStore<WithApi>();
  const mayRepeat = useKnowsKeys(promoLink);
  const [asksToRepeat, setAsksToRepeat] = useState(false);
  const [missingAsked, setMissingAsked] = useState(0);
  const missing = data.loading.length + data.failed.length > 0;
  // What fails later is reported above the form again.
  if (missingAsked > 0 && !missing) setMissingAsked(0);
  const [questions, consents] = [data.questions.data, data.consents.data];

  const shown = (): Shown => ({
    intl,
    seen: {
      poland,
      prefixes,
      countries: data.countries.data,
      citizenships: data.citizenships.data,
      questions,
      consents,
    },
  });
  /** Shows the completion page of the first attempt, which is stored although its response was lost. */
  const showFirst = () => {
    const first = keys.firstFor(offerKey(offer));
    if (first === null) return;
    const { application, reference, sentAt: savedAt } = first;
    onAccepted({
      ...(application === null ? NOBODY : senderOf(application, shown())),
      ...{ reference, savedAt },
      fillInAgain: fillInAgain(form, offerKey(offer), dispatch),
    });
    dispatch(enrolmentSlice.actions.cleared(null));
  };

  const send = async () => {
    const parts = { offer, questions, consents, promoLink, context: { today: today(), poland } };
    const { values } = form.getState();
    const again = fillInAgain(form, offerKey(offer), dispatch);
    const sent = form.submit();
    // Disabling the fields would lose the focus of the present one.
    document.getElementById(SUBMIT_ID)?.focus({ preventScroll: true });
    const errors = await sent;
    const { data: stored, error } = selectSubmission(store.getState());
    if (stored !== undefined) {
      const sender = senderOf(buildApplication(values, parts), shown());
      onAccepted({ ...sender, ...receiptOf(stored), fillInAgain: again });
      return;
    }
    if (entriesOf(errors ?? {}).length > 0) dispatch(errorsShown());
    if (failedSubmission(error)?.kind === 'alreadyRegistered') {
      const message = 'podsumowanie.toast.kandydat_zapisany_wczesniej';
      showToast(<FormattedMessage id={message} />, 'warning');
    }
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
    else if (!mayRepeat && keys.isUnanswered(offerKey(offer))) setAsksToRepeat(true);
    else void send();
  };
  const repeat = {
    open: asksToRepeat,
    onConfirm: () => {
      setAsksToRepeat(false);
      void send();
    },
    onCancel: () => {
      setAsksToRepeat(false);
    },
  };
  return { submit, missingAsked, repeat, showFirst };
}

interface Shown {
  intl: IntlShape;
  /** The data that the form showed. */
  seen: Parameters<typeof copySections>[2];
}

type Sender = Pick<AcceptedApplication, 'name' | 'firstName' | 'email' | 'copy'>;

const NOBODY: Sender = { name: null, firstName: null, email: null, copy: null };

function senderOf(application: Application, shown: Shown): Sender {
  const { kandydat } = application;
  return {
    name: fullName(kandydat),
    firstName: firstName(kandydat),
    email: kandydat.email,
    copy: copyOf(application, shown),
  };
}

function receiptOf({ idempotencyKey, stored }: StoredApplication) {
  return {
    reference: stored?.numer ?? referenceNumber(idempotencyKey),
    savedAt: stored?.zapisano ?? new Date().toISOString(),
  };
}

/** null when it cannot be built: the application is stored all the same. */
function copyOf(application: Application, { intl, seen }: Shown): SentCopy | null {
  try {
    const minor = isMinor(application.kandydat.dataUrodzenia, today());
    return { intl, sections: copySections(intl, application, seen), minor };
  } catch (error) {
    reportError(error);
    return null;
  }
}

/**
 * Remembers the values of the form as a file has them, without the consents.
 *
 * @param offer the `offerKey` of their programme
 * @returns a function that fills in the form with them, for a programme that is still to be chosen (docs/adr/0022);
 *   a form in which the candidate has typed something stays as it is
 */
function fillInAgain(form: EnrolmentFormApi, offer: string, dispatch: Dispatch): () => void {
  const typed = changedValues(EXPORTED_FIELDS, form.getState().values, leftOutValues(form));
  return () => {
    if (!isUntouched(form)) return;
    const { values, opened } = fitToOffer({ offer, values: typed }, null);
    replaceValues(form, values);
    dispatch(enrolmentSlice.actions.fileOpened({ ...opened, from: 'application' }));
  };
}
