import { useCallback } from 'react';
import { useField, useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import { type FieldMessage, isFieldMessage } from './fieldMessage';
import { keepRegistered } from './registration';

interface FormField {
  value: unknown;
  error: FieldMessage | undefined;
  /** It had the focus and lost it. */
  touched: boolean;
  /** Validation mode: a submit of the form has failed. */
  submitFailed: boolean;
  change: (value: unknown) => void;
  blur: () => void;
}

const asIs = (value: unknown) => value;
/**
 * Values stay unchanged: `useField` would convert null to '', and '' to undefined. It subscribes to the complete field
 * state, as a field with fewer subscriptions renders twice on mount.
 */
const CONFIG = { allowNull: true, format: asIs, parse: asIs };

/** react-final-form's `useField` with our messages and values; `keepRegistered` has to come first. */
export function useFormField(name: string): FormField {
  const form = useForm('useFormField');
  keepRegistered(form, name);
  const { input, meta } = useField<unknown>(name, CONFIG);
  // What was refused is an error until it is changed.
  const refused: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const error: unknown = refused ?? meta.error;
  return {
    value: input.value,
    error: isFieldMessage(error) ? error : undefined,
    touched: meta.touched === true,
    submitFailed: meta.submitFailed === true,
    change: input.onChange,
    // Both: `visited`, which a failed submit leaves as it is, says that the candidate has passed the field.
    blur: useCallback(() => {
      form.batch(() => {
        form.focus(name);
        form.blur(name);
      });
    }, [form, name]),
  };
}

/**
 * The field's error as text in the current language, if it is to be shown: in validation mode, or earlier.
 *
 * @param early whether the value is known to be wrong before the form is submitted
 */
export function useFieldError(
  { error, submitFailed }: FormField,
  early = false,
): string | undefined {
  const intl = useIntl();
  const due = submitFailed || early;
  return due && error ? intl.formatMessage({ id: error.id }, error.values) : undefined;
}
