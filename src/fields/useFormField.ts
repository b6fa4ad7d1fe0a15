import { getIn } from 'final-form';
import type { FieldState, FormApi } from 'final-form';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { isFieldMessage, sameMessage } from './fieldMessage';
import type { FieldMessage } from './fieldMessage';

interface Snapshot {
  value: unknown;
  error: FieldMessage | undefined;
  touched: boolean;
}

export interface FormField extends Snapshot {
  change: (value: unknown) => void;
  blur: () => void;
}

/**
 * One field of the form. Stands in for react-final-form's `useField`, which (7.0.1) writes the form's `initialValues`
 * over what was typed when a field is mounted again. Here a field reads the form's value and never writes it on mount,
 * is registered before the browser paints, and is drawn again only when its value, its message (compared by content)
 * or its having been left changes. It passes no `validateFields`: beside a `validate` of the whole form, final-form
 * 5.0.1 would then keep the errors of the other fields even when a change has cured them.
 */
export function useFormField(name: string): FormField {
  const form = useForm('useFormField');
  const [snapshot, setSnapshot] = useState(() => read(form, name));
  const shown = useRef(snapshot);

  useLayoutEffect(() => {
    const update = (next: Snapshot) => {
      if (same(shown.current, next)) return;
      shown.current = next;
      setSnapshot(next);
    };
    return form.registerField(
      name,
      (state) => update(publish(state)),
      { value: true, error: true, touched: true },
      { silent: true },
    );
  }, [form, name]);

  const change = useCallback((value: unknown) => form.change(name, value), [form, name]);
  const blur = useCallback(() => form.blur(name), [form, name]);
  return { ...snapshot, change, blur };
}

function read(form: FormApi, name: string): Snapshot {
  const { values, errors } = form.getState();
  return { value: getIn(values, name), error: message(getIn(errors ?? {}, name)), touched: false };
}

function publish({ value, error, touched }: FieldState): Snapshot {
  return { value, error: message(error), touched: touched ?? false };
}

function message(error: unknown): FieldMessage | undefined {
  return isFieldMessage(error) ? error : undefined;
}

function same(one: Snapshot, other: Snapshot): boolean {
  return (
    one.value === other.value &&
    one.touched === other.touched &&
    sameMessage(one.error, other.error)
  );
}
