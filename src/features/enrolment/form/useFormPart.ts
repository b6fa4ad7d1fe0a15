import type { FormSubscription } from 'final-form';
import { useEffect, useRef, useState } from 'react';
import type { EnrolmentValues } from '../../../domain/enrolmentValues';
import { useEnrolmentForm } from './enrolmentContext';
import { entriesOf, type FieldEntry } from '../validation/fieldMessages';

const SUBSCRIPTION: FormSubscription = { values: true, errors: true, touched: true };

/** What a part of the screen may look at. */
export interface FormView {
  values: EnrolmentValues;
  /** What is wrong now, in the order of the screen, whether it is shown or not. */
  entries: readonly FieldEntry[];
  /** Names of the fields that have had the focus and lost it. */
  touched: readonly string[];
}

/**
 * What `select` makes of the form. The caller is drawn again only when that changes (compared by content), not at
 * every key stroke.
 *
 * @param select must be the same function as long as it does the same
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
