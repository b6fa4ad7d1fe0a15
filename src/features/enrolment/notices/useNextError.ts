import { useRef } from 'react';
import { focusField } from '../../../fields/focusField';
import { useEnrolmentForm } from '../model/enrolmentContext';
import { errorEntries } from '../model/selectors';

/**
 * Returns a function that leads to the first field with an error, and past those that it led to before and that still
 * have theirs. After the last one it starts again.
 */
export function useNextError(): () => void {
  const form = useEnrolmentForm();
  const last = useRef<string | null>(null);
  return () => {
    const names = errorEntries(form.getState()).map(({ name }) => name);
    const next = names[names.findIndex((name) => name === last.current) + 1] ?? names[0];
    last.current = next ?? null;
    if (next !== undefined) focusField(next);
  };
}
