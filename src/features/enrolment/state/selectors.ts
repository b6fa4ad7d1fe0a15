import { createSelector } from '@reduxjs/toolkit';
import type { FormState, FormSubscription } from 'final-form';
import { useEffect, useState } from 'react';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { sameJson } from '../../../domain/sameJson';
import { completeSections, countBySection, type Section } from '../../../domain/sections';
import { useEnrolmentForm } from '../form/enrolmentContext';
import { entriesOf, type FieldEntry } from '../validation/fieldMessages';

/** The parts of the form's state that selectors read. */
export type FormView = Pick<
  FormState<EnrolmentValues>,
  | 'values'
  | 'initialValues'
  | 'errors'
  | 'submitErrors'
  | 'dirtyFieldsSinceLastSubmit'
  | 'submitFailed'
  | 'visited'
>;

const FORM_VIEW = {
  values: true,
  initialValues: true,
  errors: true,
  submitErrors: true,
  dirtyFieldsSinceLastSubmit: true,
  submitFailed: true,
  visited: true,
} as const satisfies FormSubscription;

const NONE: Readonly<Record<string, boolean>> = {};

/** The fields with an error, shown or not, in screen order: invalid ones, then those that were refused, until changed. */
export const errorEntries = createSelector(
  [
    ({ errors }: FormView): object => errors ?? NONE,
    ({ submitErrors }: FormView): object => submitErrors ?? NONE,
    ({ dirtyFieldsSinceLastSubmit }: FormView) => dirtyFieldsSinceLastSubmit ?? NONE,
  ],
  (errors, submitErrors, changed): FieldEntry[] => {
    const refused = entriesOf(submitErrors).filter(({ name }) => changed[name] !== true);
    const names = new Set(refused.map(({ name }) => name));
    return [...entriesOf(errors).filter(({ name }) => !names.has(name)), ...refused];
  },
);

/** The number of shown errors, 0 outside validation mode. */
export function shownErrorCount(view: FormView): number {
  return view.submitFailed ? errorEntries(view).length : 0;
}

/** The sections without an error that the candidate has answered or passed. */
export function completedSections(view: FormView): Section[] {
  const { values, initialValues, visited = {} } = view;
  return completeSections(
    values,
    { ...values, ...initialValues },
    {
      touched: Object.keys(visited).filter((name) => visited[name]),
      invalid: errorEntries(view).map(({ name }) => name),
    },
  );
}

/** The progress of all sections. */
export function sectionProgress(view: FormView) {
  return {
    showsErrors: view.submitFailed === true,
    errors: countBySection(errorEntries(view).map(({ name }) => name)),
    complete: completedSections(view),
  };
}

/**
 * Selects from the form. The caller re-renders only when the result changes by content, not at every key.
 *
 * @param select must be stable between renders
 */
export function useFormSelector<T>(select: (view: FormView) => T): T {
  const form = useEnrolmentForm();
  const [selected, setSelected] = useState(() => select(form.getState()));
  useEffect(() => {
    let last: { result: T } | null = null;
    return form.subscribe((view) => {
      const result = select(view);
      if (last !== null && sameJson(last.result, result)) return;
      last = { result };
      setSelected((shown) => (sameJson(shown, result) ? shown : result));
    }, FORM_VIEW);
  }, [form, select]);
  return selected;
}
