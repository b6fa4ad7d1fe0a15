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
}

/**
 * Selects from the form. The caller re-renders only when the result changes by content, not at every key.
 *
 * @param select must be stable between renders
 */
export function useFormSelector<T>(select: (view: FormView) => T): T {
  const form = useEnrolmentForm();
  const [selected, setSelected] = useState(() => select(viewOf(form.getState())));
  const shown = useRef(selected);
  useEffect(
    () =>
      form.subscribe((state) => {
        const next = select(viewOf(state));
        if (JSON.stringify(shown.current) === JSON.stringify(next)) return;
        shown.current = next;
        setSelected(() => next);
      }, SUBSCRIPTION),
    [form, select],
  );
  return selected;
}

interface FormParts {
  values: EnrolmentValues;
  errors?: object | undefined;
}

function viewOf({ values, errors }: FormParts): FormView {
  return {
    values,
    entries: entriesOf(errors ?? {}),
  };
}
