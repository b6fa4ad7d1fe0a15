import { createContext, useContext } from 'react';
import type { SiteConfig } from '../../../contract/siteConfig';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { sameJson } from '../../../domain/sameJson';
import type { Section } from '../../../domain/sections';
import { type FormView as View, useSelectorOf } from '../../../fields/useFormSelector';
import type { EnrolmentFormApi } from './form';
import type { IdempotencyKeys } from './idempotencyKeys';

export type EnrolmentSettings = Pick<
  SiteConfig,
  'poland' | 'guardianText' | 'studentCardPrice' | 'myApplication'
>;

/** The form, which outlives the summary screen (docs/adr/0003), and its settings. */
export interface Enrolment extends EnrolmentSettings {
  form: EnrolmentFormApi;
  /** Starts what follows from its events; returns a function that stops it. */
  start: () => () => void;
  keys: IdempotencyKeys;
  shownErrors: (view: FormView) => number;
  completeSections: () => readonly Section[];
  hasAnswers: (view: FormView) => boolean;
  /** Names of the filled-in fields, without values. */
  filled: () => string[];
  /** Names of the fields with an error, shown or not. */
  invalid: () => string[];
}

/** Null until the form's chunk is loaded. */
export const EnrolmentContext = createContext<Enrolment | null>(null);

/** Holds the form from now on. */
export const HoldEnrolmentContext = createContext<(enrolment: Enrolment) => void>(() => undefined);

/** The enrolment, for components inside the form; stable between renders. */
export function useEnrolment(): Enrolment {
  const enrolment = useContext(EnrolmentContext);
  if (enrolment === null) throw new Error('The enrolment is used outside of its provider.');
  return enrolment;
}

export type FormView = View<EnrolmentValues>;

/** Selects from the form. The caller re-renders only when the result changes by content, not at every key. */
export function useFormSelector<T>(select: (view: FormView) => T): T {
  const { form } = useEnrolment();
  return useSelectorOf(form, (view) => select(view ?? form.getState()), sameJson);
}

/** The number of shown errors, 0 outside validation mode and until the form's chunk is loaded. */
export function useErrorCount(): number {
  const enrolment = useContext(EnrolmentContext);
  return useSelectorOf(enrolment?.form ?? null, (view) =>
    enrolment && view ? enrolment.shownErrors(view) : 0,
  );
}

/** Returns whether the candidate has filled in anything. */
export function useHasAnswers(): boolean {
  const enrolment = useContext(EnrolmentContext);
  return useSelectorOf(
    enrolment?.form ?? null,
    (view) => enrolment !== null && view !== null && enrolment.hasAnswers(view),
  );
}
