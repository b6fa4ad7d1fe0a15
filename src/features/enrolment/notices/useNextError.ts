import { useEffect, useRef } from 'react';
import { fieldBelow, focusField } from '../../../fields/focusField';
import { useEnrolmentForm } from '../model/enrolmentContext';
import { errorEntries } from '../model/selectors';

/**
 * Returns a function that moves to the next field with an error after the last focused position, and wraps around. Focus
 * inside of `data-error-links`, where its button is, does not change the position on the page.
 */
export function useNextError(): () => void {
  const form = useEnrolmentForm();
  const place = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest('[data-error-links]')) return;
      place.current = target;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
    };
  }, []);
  return () => {
    const names = errorEntries(form.getState()).map(({ name }) => name);
    const next = fieldBelow(names, place.current);
    if (next !== undefined) focusField(next);
  };
}
