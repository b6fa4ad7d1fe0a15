import type { FormState, FormSubscription } from 'final-form';
import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { SiteConfig } from '../../../contract/siteConfig';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { sameJson } from '../../../domain/sameJson';
import type { Section } from '../../../domain/sections';
import type { createEnrolmentForm, EnrolmentFormApi } from './form';
import type { IdempotencyKeys } from './idempotencyKeys';

/** The form, which outlives the summary screen (docs/adr/0003), its handlers and its settings. */
export interface Enrolment extends ReturnType<typeof createEnrolmentForm> {
  keys: IdempotencyKeys;
  /** The `wartosc` of Poland in the country dictionary. */
  poland: string;
  /** The institution's phone line. */
  helpLine: string;
  /** What candidates under 18 read, by language; null where nothing is shown. */
  guardianText: SiteConfig['guardianText'];
  /** Of the electronic student card: "22 PLN". */
  studentCardPrice: string;
  /** Whether the site has the page "My application". */
  myApplication: boolean;
  /** The number of shown errors, 0 outside validation mode. */
  shownErrors: () => number;
  /** The sections without an error that the candidate has answered or passed. */
  completeSections: () => readonly Section[];
  /** Whether something differs from an untouched form. */
  hasAnswers: () => boolean;
  /** Names of the filled-in fields, without values. */
  filled: () => string[];
  /** Names of the fields with an error, shown or not. */
  invalid: () => string[];
}

/** Null until the form's chunk is loaded. */
export const EnrolmentContext = createContext<Enrolment | null>(null);

/** The enrolment, for components inside the form; stable between renders. */
export function useEnrolment(): Enrolment {
  const enrolment = useContext(EnrolmentContext);
  if (enrolment === null) throw new Error('The enrolment is used outside of its provider.');
  return enrolment;
}

export function useEnrolmentForm(): EnrolmentFormApi {
  return useEnrolment().form;
}

/** The `wartosc` of Poland in the country dictionary. */
export function usePoland(): string {
  return useEnrolment().poland;
}

const FORM_VIEW = {
  values: true,
  initialValues: true,
  errors: true,
  submitErrors: true,
  dirtyFieldsSinceLastSubmit: true,
  submitFailed: true,
  visited: true,
} as const satisfies FormSubscription;

/** The parts of the form's state that selectors read. */
export type FormView = Pick<FormState<EnrolmentValues>, keyof typeof FORM_VIEW>;

const VALUES = { values: true } as const satisfies FormSubscription;

/** `initial` until the form's chunk is loaded. See `useFormSelector`. */
function useSelected<T>(
  form: EnrolmentFormApi | undefined,
  select: (view: FormView) => T,
  initial: () => T,
  subscription: FormSubscription = FORM_VIEW,
): T {
  const [selected, setSelected] = useState(initial);
  useEffect(() => {
    let last: { result: T } | null = null;
    return form?.subscribe((view) => {
      const result = select(view);
      if (last !== null && sameJson(last.result, result)) return;
      last = { result };
      setSelected((shown) => (sameJson(shown, result) ? shown : result));
    }, subscription);
  }, [form, select, subscription]);
  return selected;
}

/**
 * Selects from the form. The caller re-renders only when the result changes by content, not at every key.
 *
 * @param select must be stable between renders
 */
export function useFormSelector<T>(select: (view: FormView) => T): T {
  const form = useEnrolmentForm();
  return useSelected(form, select, () => select(form.getState()));
}

/** `useFormSelector` for what follows from the values alone: a submit does not compute it again. */
export function useValuesSelector<T>(select: (values: EnrolmentValues) => T): T {
  const form = useEnrolmentForm();
  const ofView = useCallback(({ values }: FormView) => select(values), [select]);
  return useSelected(form, ofView, () => select(form.getState().values), VALUES);
}

const none = () => 0;

/** The number of shown errors, 0 outside validation mode. */
export function useErrorCount(): number {
  const enrolment = useContext(EnrolmentContext);
  return useSelected(enrolment?.form, enrolment?.shownErrors ?? none, none);
}

const no = () => false;

/** Whether the candidate has filled in anything. */
export function useHasAnswers(): boolean {
  const enrolment = useContext(EnrolmentContext);
  return useSelected(enrolment?.form, enrolment?.hasAnswers ?? no, no);
}
