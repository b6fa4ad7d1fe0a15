import { createContext, useContext, useEffect, useState } from 'react';
import type { Section } from '../../../domain/sections';
import { useEnrolmentState } from '../state/enrolmentSlice';
import type { createEnrolmentForm, EnrolmentFormApi } from '../state/form';
import type { IdempotencyKeys } from '../submission/idempotencyKeys';

/** The form, which outlives the summary screen (docs/adr/0003), its handlers and its settings. */
export interface Enrolment extends ReturnType<typeof createEnrolmentForm> {
  keys: IdempotencyKeys;
  /** The `wartosc` of Poland in the country dictionary. */
  poland: string;
  /** The institution's phone line. */
  helpLine: string;
  /** Of the electronic student card: "22 PLN". */
  studentCardPrice: string;
  /** The number of shown errors, 0 outside validation mode. */
  shownErrors: () => number;
  /** The sections without an error that the candidate has answered or passed. */
  completeSections: () => readonly Section[];
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

/** The final-form instance. */
export function useEnrolmentForm(): EnrolmentFormApi {
  return useEnrolment().form;
}

/** The `wartosc` of Poland in the country dictionary. */
export function usePoland(): string {
  return useEnrolment().poland;
}

/** The number of shown errors, 0 outside validation mode. */
export function useErrorCount(): number {
  const enrolment = useContext(EnrolmentContext);
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      enrolment?.form.subscribe(
        () => {
          setCount(enrolment.shownErrors());
        },
        { errors: true, submitErrors: true, submitFailed: true, dirtyFieldsSinceLastSubmit: true },
      ),
    [enrolment],
  );
  return count;
}

/** The share of the visible sections that are complete, from 0 to 1. */
export function useFilledShare(): number {
  const enrolment = useContext(EnrolmentContext);
  const shown = useEnrolmentState(({ sections }) => sections);
  const [complete, setComplete] = useState(0);
  useEffect(
    () =>
      enrolment?.form.subscribe(
        () => {
          const all = enrolment.completeSections();
          setComplete(shown.filter(({ section }) => all.includes(section)).length);
        },
        { values: true, errors: true, submitErrors: true, visited: true },
      ),
    [enrolment, shown],
  );
  return shown.length === 0 ? 0 : complete / shown.length;
}
