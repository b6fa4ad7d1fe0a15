import { getIn } from 'final-form';
import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';

/**
 * What matters of a field's value, for a component that is not its control: it re-renders when that changes, and not at
 * every key.
 *
 * @param select must be stable between renders
 */
export function useValueOf<T extends string | null>(
  name: string,
  select: (value: unknown) => T,
): T {
  const form = useForm('useValueOf');
  const [selected, setSelected] = useState(() => select(getIn(form.getState().values, name)));
  useEffect(
    () =>
      form.subscribe(
        ({ values }) => {
          setSelected(select(getIn(values, name)));
        },
        { values: true },
      ),
    [form, name, select],
  );
  return selected;
}

/** A value as text, the empty one if it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
