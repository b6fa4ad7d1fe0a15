import { useField, useForm } from 'react-final-form';
import { isFieldMessage, type FieldMessage } from './fieldMessage';
import { keepRegistered } from './registration';

export interface FormField {
  value: unknown;
  error: FieldMessage | undefined;
  /** It has had the focus and lost it. */
  touched: boolean;
  change: (value: unknown) => void;
  blur: () => void;
}

const asIs = (value: unknown) => value;
/**
 * Values stay what they are: `useField` would make '' of null, and undefined of ''. It subscribes to all of the field's
 * state, as a field with fewer subscriptions renders twice on mount; nothing but value, message and focus ever changes.
 */
const CONFIG = { allowNull: true, format: asIs, parse: asIs };

/** react-final-form's `useField` with our messages; see `keepRegistered` for what it needs. */
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
