import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSubmitApplicationMutation } from '../../../api/enrolmentApi';
import type { SubmissionOutcome } from '../../../api/submissionOutcome';
import type { Application } from '../../../contract/application';
import type { Offer } from '../../../contract/offer';
import type { Receipt } from '../../../contract/receipt';
import type { SentCopy } from '../../../copy/CopyDocument';
import { shownData } from '../../../copy/copyFields';
import { copySections } from '../../../copy/copySections';
import { buildApplication } from '../../../domain/buildApplication';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { referenceNumber } from '../../../domain/referenceNumber';
import { RULE_MESSAGES } from '../../../domain/ruleMessages';
import type { ValidationContext } from '../../../domain/validate';
import { tabAttribution } from '../../../storage/tabAttribution';
import { useToast } from '../../../ui/ToastProvider';
import { useEnrolment } from '../form/enrolmentContext';
import { unavailableLists, type EnrolmentData } from '../loading/useEnrolmentData';
import { entriesOf } from '../validation/fieldMessages';
import { isHoneypotFilled } from './Honeypot';
import { SUBMIT_ID } from '../../../fields/fieldId';
import { endOf, isLocked, unchangedRefusals } from './submissionState';

/** The parts of an application besides the form. */
interface SubmitParts {
  offer: Offer;
  promoLink: string | null;
  data: EnrolmentData;
  /** All phone prefixes ("+48"). */
  prefixes: readonly string[];
  context: ValidationContext;
}

/**
 * The data of a saved application for the completion page; held in memory only.
 *
 * - `reference`: see `referenceNumber`
 * - `savedAt`: ISO instant in UTC
 * - `copy`: everything that was sent, with the texts of the form's language; null when it could not be built
 */
export interface AcceptedApplication {
  name: string;
  email: string;
  reference: string;
  savedAt: string;
  copy: SentCopy | null;
}

/**
 * The submission of the form (docs/specification.md, section 4): the form's `onSubmit` sends it, one application at a
 * time. `submit` is the handler of the submit button, which shows errors and missing data first.
 *
 * @param onAccepted called once the application is stored, on any screen
 */
export function useSubmitApplication(
  { offer, promoLink, data, prefixes, context }: SubmitParts,
  onAccepted: (accepted: AcceptedApplication) => void,
) {
  const intl = useIntl();
  const toast = useToast();
  const [post] = useSubmitApplicationMutation();
  const { form, poland, getState, set, keys, showErrors, accept } = useEnrolment();
  const [missingAsked, setMissingAsked] = useState(0);
  const honeypotFilled = useRef(false);

  /** null when it cannot be built: the application is stored all the same. */
  const copyOf = (
    application: Application,
    receipt: Receipt | null,
  ): AcceptedApplication['copy'] => {
    try {
      const seen = receipt
        ? shownData(receipt.teksty)
        : {
            poland,
            prefixes,
            countries: data.countries.data,
            citizenships: data.citizenships.data,
            questions: data.questions.data,
            consents: data.consents.data,
          };
      const sections = copySections(intl, application, seen);
      return {
        intl,
        sections,
        signed: receipt && { zgloszenie: application, potwierdzenie: receipt },
      };
    } catch (error) {
      reportError(error);
      return null;
    }
  };
  const onSubmit = async (values: EnrolmentValues) => {
    const application = buildApplication(values, {
      offer,
      questions: data.questions.data,
      consents: data.consents.data,
      promoLink,
      context,
    });
    const { idempotencyKey, sentBefore, end } = keys.begin(application);
    const since = performance.now();
    set({ submission: { kind: 'sending', since } });
    const signals = { seconds: since / 1000, honeypotFilled: honeypotFilled.current };
    const attribution = tabAttribution();
    const outcome = await post({ application, idempotencyKey, signals, attribution })
      .unwrap()
      .catch((): SubmissionOutcome => ({ kind: 'unconfirmed', maybeSaved: true }));
    end(outcome);
    const submission = endOf(outcome, {
      values,
      fields: form.getRegisteredFields(),
      sentBefore,
      messageId: (key) => (Object.hasOwn(intl.messages, key) ? key : RULE_MESSAGES.notAsSent),
    });
    set({ submission });
    if (submission.kind === 'saved') {
      const { imie, nazwisko, email } = application.kandydat;
      const reference = referenceNumber(idempotencyKey);
      const signed = outcome.kind === 'accepted' ? outcome.receipt : null;
      // A receipt with another number than the page shows would be taken for a forged one.
      const receipt = signed?.numer === reference ? signed : null;
      onAccepted({
        name: `${imie} ${nazwisko}`,
        email,
        reference,
        savedAt: receipt?.zapisano ?? new Date().toISOString(),
        copy: copyOf(application, receipt),
      });
      accept();
    } else if (submission.kind === 'failed') {
      if (submission.refusals.length > 0) showErrors();
      if (outcome.kind === 'alreadyRegistered') {
        toast(<FormattedMessage id="podsumowanie.toast.kandydat_zapisany_wczesniej" />, 'warning');
      }
    }
  };
  useLayoutEffect(() => {
    form.setConfig('onSubmit', onSubmit);
  });

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submission } = getState();
    if (isLocked(submission)) return;
    const { values, errors } = form.getState();
    // A refused application may be repeated unchanged.
    const refused = unchangedRefusals(submission, values);
    const wrong = entriesOf(errors ?? {}).some(({ name }) => !Object.hasOwn(refused, name));
    const missing = unavailableLists(data).length > 0;
    if (missing) setMissingAsked(missingAsked + 1);
    // Not left to `form.submit`, which would mark all fields as touched.
    if (wrong) showErrors();
    if (wrong || missing) return;
    honeypotFilled.current = isHoneypotFilled(event.currentTarget);
    set({ submission: { kind: 'idle' } });
    void form.submit();
    // Disabling the fields would lose the focus of the present one.
    document.getElementById(SUBMIT_ID)?.focus({ preventScroll: true });
  };
  return { submit, missingAsked };
}
