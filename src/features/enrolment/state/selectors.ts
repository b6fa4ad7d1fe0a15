import { createSelector } from '@reduxjs/toolkit';
import { useFormState } from 'react-final-form';
import { completeSections, type Section } from '../../../domain/sections';
import type { FormView } from '../form/enrolmentContext';
import { entriesOf, type FieldEntry } from '../validation/fieldMessages';

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

/** Whether the form is locked: its application is being sent, or is stored. */
export function useIsLocked(): boolean {
  const { submitting = false, submitSucceeded = false } = useFormState({
    subscription: { submitting: true, submitSucceeded: true },
  });
  return submitting || submitSucceeded;
}

/** Names of the filled-in fields, never values. */
export function filledNames(values: object, path = ''): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = path + key;
    if (Array.isArray(value)) return value.length > 0 ? [name] : [];
    if (typeof value === 'object' && value !== null) return filledNames(value, `${name}.`);
    return value === '' || value === false || value == null ? [] : [name];
  });
}
