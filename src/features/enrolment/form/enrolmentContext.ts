import type { FormApi } from 'final-form';
import { createContext, type RefObject, useContext, useSyncExternalStore } from 'react';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import type { UnchangedValues } from '../../../domain/followCitizenship';
import type { Section } from '../../../domain/sections';
import type { ValidationContext } from '../../../domain/validate';
import type { Draft } from '../draft/draft';
import type { ExportedForm, OpenedForm } from '../transfer/exportedForm';
import type { IdempotencyKeys } from '../submission/idempotencyKeys';
import type { Submission } from '../submission/submissionState';
import type { FieldFacts } from './fieldFacts';
import type { ShownSection } from './shownSections';

/** The state of the form besides its values. */
export interface EnrolmentState {
  /** The visible sections; empty until the screen is shown. */
  sections: readonly ShownSection[];
  /**
   * Validation mode (docs/specification.md, section 4): 0 until the first submit with an invalid field. Each change moves the
   * focus to the list of errors.
   */
  errorFocus: number;
  /** The number of fields with an error, shown or not. */
  errors: number;
  submission: Submission;
  /** The draft restored after a reload; null without one, and after clearing. */
  restored: Draft | null;
  /** The file that was opened in this visit to the form; null without one. */
  opened: OpenedForm | null;
  /** How often a file was opened. */
  openings: number;
  /** The `offerKey` of the form's programme; null until the screen is shown. */
  offer: string | null;
  /** Whether the browser refuses to store the draft. */
  draftRefused: boolean;
  /** When the form will be cleared, in milliseconds since 1970; null without a warning. */
  deadline: number | null;
  /** Why the form was cleared, until it is changed. */
  clearedBy: 'candidate' | 'expiry' | null;
  /** How often the form was cleared. */
  cleared: number;
}

/** The form with its values, which outlives the summary screen (docs/adr/0003). */
export interface Enrolment {
  form: FormApi<EnrolmentValues>;
  /** The `wartosc` of Poland in the country dictionary. */
  poland: string;
  /** Of the electronic student card: "22 PLN". */
  studentCardPrice: string;
  getState: () => EnrolmentState;
  set: (changes: Partial<EnrolmentState>) => void;
  subscribe: (listener: () => void) => () => void;
  /** Validates the form with the questions and consents of an offer from now on. */
  checkAgainst: (context: ValidationContext) => void;
  showErrors: () => void;
  /** The initial values, including those derived from the citizenship. */
  untouched: () => EnrolmentValues;
  /** The preset phone prefix; while the field has it, it is untouched. */
  presetPrefixRef: RefObject<string>;
  /** The derived values that the candidate has not changed. */
  derivedRef: RefObject<UnchangedValues>;
  keys: IdempotencyKeys;
  /** Called when the screen is shown; returns a function to call when it is hidden. */
  enter: () => () => void;
  /** Removes the data of a stored application, at once or when its screen is left. */
  accept: () => void;
  /** Clears all values and the draft. */
  clear: (by?: EnrolmentState['clearedBy']) => void;
  /** Replaces all values by those of a file that fit the form's programme. */
  fillFrom: (exported: ExportedForm) => void;
  /** Keeps a form that was about to expire. */
  renew: () => void;
  /** The sections without an error that the candidate has answered or passed. */
  completeSections: () => readonly Section[];
  /** Names of filled-in and invalid fields, without values. */
  facts: () => FieldFacts;
}

const NOTHING_TYPED: EnrolmentState = {
  sections: [],
  errorFocus: 0,
  errors: 0,
  submission: { kind: 'idle' },
  restored: null,
  opened: null,
  openings: 0,
  offer: null,
  draftRefused: false,
  deadline: null,
  clearedBy: null,
  cleared: 0,
};

/** The state of a new enrolment. */
export function initialState(restored: Draft | null): EnrolmentState {
  return { ...NOTHING_TYPED, restored, offer: restored?.offer ?? null };
}

/** Null until the form's chunk is loaded. */
export const EnrolmentContext = createContext<Enrolment | null>(null);

/** The enrolment, for components inside the form; stable between renders. */
export function useEnrolment(): Enrolment {
  const enrolment = useContext(EnrolmentContext);
  if (enrolment === null) throw new Error('The enrolment is used outside of its provider.');
  return enrolment;
}

/** The final-form instance. */
export function useEnrolmentForm(): FormApi<EnrolmentValues> {
  return useEnrolment().form;
}

/** The `wartosc` of Poland in the country dictionary. */
export function usePoland(): string {
  return useEnrolment().poland;
}

const notSubscribed = () => () => undefined;

/**
 * Selects from the enrolment's state; re-renders only when the selected part changes. Until the form's chunk is loaded,
 * the state is that of an untouched form.
 */
export function useEnrolmentState<T>(select: (state: EnrolmentState) => T): T {
  const enrolment = useContext(EnrolmentContext);
  const read = () => select(enrolment?.getState() ?? NOTHING_TYPED);
  return useSyncExternalStore(enrolment?.subscribe ?? notSubscribed, read, read);
}

/** Whether an application is being sent: navigation is disabled meanwhile. */
export function useIsSending(): boolean {
  return useEnrolmentState(({ submission }) => submission.kind === 'sending');
}

/** Whether fields show their errors: after the first submit with an error. */
export function useValidationMode(): boolean {
  return useEnrolmentState(({ errorFocus }) => errorFocus > 0);
}

/** The number of shown errors, 0 outside validation mode. */
export function useErrorCount(): number {
  return useEnrolmentState(({ errorFocus, errors }) => (errorFocus > 0 ? errors : 0));
}
