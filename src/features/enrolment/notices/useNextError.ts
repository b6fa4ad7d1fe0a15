import { useRef } from 'react';
import { focusField } from '../../../fields/fieldId';
import { useEnrolment } from '../model/enrolmentContext';
import { errorEntries } from '../model/selectors';

/**
 * Returns a function that leads to the first field with an error, then from error to error, past those that were left
 * alone or repaired. After the last one it starts again.
 */
export function useNextError(): () => void {
  const { form } = useEnrolment();
  const last = useRef({ name: '', at: 0 });
  return () => {
    const names = errorEntries(form.getState()).map(({ name }) => name);
    const before = names.indexOf(last.current.name);
    // A repaired error is gone, and the one after it has its place.
    const after = before === -1 ? last.current.at : before + 1;
    const at = after < names.length ? after : 0;
    const name = names[at];
    if (name === undefined) return;
    last.current = { name, at };
    focusField(name);
  };
}
