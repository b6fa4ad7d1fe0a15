import { getIn } from 'final-form';
import { useForm } from 'react-final-form';
import { useSelectorOf } from './useFormSelector';

/** A field's value, or a part of it, for a component that is not the field's control. */
export function useValueOf<T>(name: string, select: (value: unknown) => T): T {
  const form = useForm('useValueOf');
  return useSelectorOf(form, (view) => select(getIn(view?.values ?? {}, name)));
}

/** A value as text, the empty one if it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
