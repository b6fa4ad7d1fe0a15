import { useCallback, useMemo } from 'react';
import { useField, useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import { isFieldMessage } from './fieldMessage';
import { keepRegistered } from './registration';

/** What a control shows of its field. */
export interface FormField {
  value: unknown;
  /** The error as text in the current language, if it is to be shown. */
  error: string | undefined;
  /** Whether a confirmation may lift the error, which is shown or of a field that was left. */
  confirmable: boolean;
  /** Whether an error is shown before the first submit, and announced. */
  live: boolean;
  change: (value: unknown) => void;
  blur: () => void;
}

const asIs = (value: unknown) => value;
/**
 * Values stay unchanged: `useField` would convert null to '', and '' to undefined. It subscribes to the complete field
 * state, as a field with fewer subscriptions renders twice on mount.
 */
const CONFIG = { allowNull: true, format: asIs, parse: asIs };

/**
 * react-final-form's `useField` with our messages and values; `keepRegistered` has to come first. A submit changes the
 * state of every field, so the result stays the same object until something that the control shows has changed.
 *
 * @param early when a wrong value is shown before a submit of the form: never, once the field was left with a text, or
 *   while it is typed
 */
export function useFormField(
  name: string,
  early: 'never' | 'left' | 'always' = 'never',
): FormField {
  const form = useForm('useFormField');
  const intl = useIntl();
  keepRegistered(form, name);
  const { input, meta } = useField<unknown>(name, CONFIG);
  // What was refused is an error until it is changed.
  const refused: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const error: unknown = refused ?? meta.error;
  const left = meta.touched === true && typeof input.value === 'string' && input.value !== '';
  const live = early === 'always' || (early === 'left' && left);
  const shown = (live || meta.submitFailed) && isFieldMessage(error) ? error : undefined;
  const { value, onChange: change } = input;
  const text = shown && intl.formatMessage({ id: shown.id }, shown.values);
  const confirmable =
    (shown !== undefined || meta.touched === true) &&
    isFieldMessage(error) &&
    error.confirmable === true;
  const announced = live && !meta.submitFailed;
  // Both: `visited`, which a failed submit leaves as it is, says that the candidate has passed the field.
  const blur = useCallback(() => {
    form.batch(() => {
      form.focus(name);
      form.blur(name);
    });
  }, [form, name]);
  return useMemo(
    () => ({ value, error: text, confirmable, live: announced, change, blur }),
    [value, text, confirmable, announced, change, blur],
  );
}
