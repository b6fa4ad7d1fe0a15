import { useState } from 'react';
import { buildApplication } from '../../domain/buildApplication';
import type { Offer } from '../../contract/offer';
import { validate, type ValidationContext } from '../../domain/validate';
import { missingParts, type EnrolmentData } from './loading/useEnrolmentData';
import { useEnrolment } from './form/enrolmentContext';

/** What an application is made of besides the form. */
export interface SubmitParts {
  offer: Offer;
  promoLink: string | null;
  data: EnrolmentData;
  context: ValidationContext;
}

/**
 * What the submit button does: shows what is wrong or missing, else sends (specification, section 4).
 *
 * @param onSaved told the e-mail address of the application once it is saved
 */
export function useSubmitForm(
  { offer, promoLink, data, context }: SubmitParts,
  onSaved: (summary: { email: string }) => void,
) {
  const { form, submit, submission, showErrors } = useEnrolment();
  const [missingAsked, setMissingAsked] = useState(0);
  const sending = submission.kind === 'sending' || submission.kind === 'saved';

  /** Returns whether the application is on its way. */
  const trySubmit = (trapFilled: boolean): boolean => {
    const { values } = form.getState();
    const wrong = Object.keys(validate(values, context)).length > 0;
    const missing = missingParts(data).length > 0;
    if (missing) setMissingAsked(missingAsked + 1);
    if (wrong) showErrors();
    if (wrong || missing) return false;
    const application = buildApplication(values, {
      offer,
      questions: data.questions.data,
      consents: data.consents.data,
      promoLink,
      context,
    });
    submit({ application, trapFilled }, () => {
      onSaved({ email: application.kandydat.email });
    });
    return true;
  };

  return { trySubmit, sending, missingAsked };
}
