import type { FormSubscription } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { useEnrolmentForm } from './enrolmentContext';
import { entriesOf, type FieldEntry } from '../validation/fieldMessages';

const SUBSCRIPTION: FormSubscription = { values: true, errors: true, touched: true };

/** The data for selectors. */
export interface FormView {
  values: EnrolmentValues;
  /** The current errors in screen order, shown or not. */
  entries: readonly FieldEntry[];
  /** Names of the touched fields. */
  touched: readonly string[];
}

/**
 * Selects from the form. The caller re-renders only when the result changes by content, not at every key.
 *
 * @param select must be stable between renders
 */
export function useFormPart<T>(select: (view: FormView) => T): T {
  const form = useEnrolmentForm();
  const [part, setPart] = useState(() => select(viewOf(form.getState())));
  const shown = useRef(part);
  useEffect(
    () =>
      form.subscribe((state) => {
        const next = select(viewOf(state));
        if (JSON.stringify(shown.current) === JSON.stringify(next)) return;
        shown.current = next;
        setPart(() => next);
      }, SUBSCRIPTION),
    [form, select],
  );
  return part;
}

interface FormParts {
  values: EnrolmentValues;
  errors?: object | undefined;
  touched?: Readonly<Record<string, boolean>> | undefined;
}

function viewOf({ values, errors, touched = {} }: FormParts): FormView {
  return {
    values,
    entries: entriesOf(errors ?? {}),
    touched: Object.keys(touched).filter((name) => touched[name]),
  };
}
