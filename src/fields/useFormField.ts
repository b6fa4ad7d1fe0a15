import { useField, useForm } from 'react-final-form';
import { isFieldMessage, type FieldMessage } from './fieldMessage';
import { keepRegistered } from './registration';

export interface FormField {
  value: unknown;
  error: FieldMessage | undefined;
  /** It had the focus and lost it. */
  touched: boolean;
  change: (value: unknown) => void;
  blur: () => void;
}

const asIs = (value: unknown) => value;
/**
 * Values stay unchanged: `useField` would convert null to '', and '' to undefined. It subscribes to the complete field
 * state, as a field with fewer subscriptions renders twice on mount; only value, error and focus ever change.
 */
const CONFIG = { allowNull: true, format: asIs, parse: asIs };

/** react-final-form's `useField` with our messages and values; `keepRegistered` has to come first. */
export function useFormField(name: string): FormField {
  keepRegistered(useForm('useFormField'), name);
  const { input, meta } = useField<unknown>(name, CONFIG);
  const error: unknown = meta.error;
  return {
    value: input.value,
    error: isFieldMessage(error) ? error : undefined,
    touched: meta.touched === true,
    change: input.onChange,
    blur: input.onBlur,
  };
}
