import type { FormApi } from 'final-form';
import { createContext, useContext, type RefObject } from 'react';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import type { GivenAnswers } from '../../../domain/followCitizenship';
import type { DraftState } from '../draft/useDraft';
import type { ExpiryState } from '../draft/useFormExpiry';
import type { FieldFacts } from './fieldFacts';
import type { ShownSection } from './shownSections';
import type { Sent, Submission } from '../submission/useSubmission';

/** What outlives the summary screen: the form with all that is typed, and how far the submission is. */
export interface Enrolment {
  form: FormApi<EnrolmentValues>;
  /** The values before anything is typed, and with what has followed the citizenship since. */
  untouched: () => EnrolmentValues;
  /** The sections on the screen; empty before it was shown. */
  sections: readonly ShownSection[];
  setSections: (sections: readonly ShownSection[]) => void;
  /**
   * Validation mode (docs/specification.md, section 4): 0 until the first submit with an invalid field. Each change moves the
   * focus to the list of errors.
   */
  errorFocus: number;
  showErrors: () => void;
  submission: Submission;
  /** Sends, unless something is on its way; `onSaved` is called once it is saved, wherever the candidate is then. */
  submit: (sent: Sent, onSaved: () => void) => void;
  /** The phone prefix that was set for the candidate; as long as the field holds it, it is untouched. */
  presetPrefixRef: RefObject<string>;
  /** The derived values that the candidate has not changed. */
  givenRef: RefObject<GivenAnswers>;
  /** Tells that the screen is shown; what it returns tells that it is gone. */
  enter: () => () => void;
  /** Which fields hold something and which have an error, by name; never a value. */
  facts: () => FieldFacts;
  draft: DraftState;
  expiry: ExpiryState;
  /** Throws away everything typed and its draft. */
  clear: () => void;
}

export const EnrolmentContext = createContext<Enrolment | null>(null);

export function useEnrolment(): Enrolment {
  const enrolment = useContext(EnrolmentContext);
  if (enrolment === null) throw new Error('The enrolment is used outside of its provider.');
  return enrolment;
}

/** The final-form instance. */
export function useEnrolmentForm(): FormApi<EnrolmentValues> {
  return useEnrolment().form;
}
