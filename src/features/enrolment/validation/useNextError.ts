import { type RefObject, useEffect, useRef } from 'react';
import { fieldBelow, focusField } from '../../../fields/focusField';
import { useEnrolmentForm } from '../form/enrolmentContext';
import { errorEntries } from '../state/selectors';

interface NextError {
  /** A ref of the button's container: focus inside it does not change the position on the page. */
  bar: RefObject<HTMLDivElement | null>;
  showNextError: () => void;
}

/** Moves to the next field with an error after the last focused position, and wraps around. */
export function useNextError(): NextError {
  const form = useEnrolmentForm();
  const bar = useRef<HTMLDivElement>(null);
  const place = useRef<Node | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) place.current = target;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
    };
  }, []);
  const showNextError = () => {
    const names = errorEntries(form.getState()).map(({ name }) => name);
    const next = fieldBelow(names, place.current);
    if (next !== undefined) focusField(next);
  };
  return { bar, showNextError };
}
