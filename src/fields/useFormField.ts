import { type FieldState, type FieldSubscription, type FormApi, getIn } from 'final-form';
import { useCallback } from 'react';
import { useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
import { isFieldError } from './nestedErrors';
import { useSelectorOf } from './useFormSelector';

/** The state of a field that its control shows. */
export interface FormField {
  value: unknown;
  /** The error as text in the current language, if it is to be shown. */
  error: string | undefined;
  /** True when a confirmation may lift the error, which is shown or belongs to a field that was left. */
  confirmable: boolean;
  /** True when an error is shown before the first submit, and announced. */
  live: boolean;
  change: (value: unknown) => void;
  blur: () => void;
}

/** When a wrong value is shown before a submit: after the field was left with a text, or while typing. */
type Early = 'never' | 'onBlur' | 'always';

const SHOWN = {
  value: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
  submitFailed: true,
  touched: true,
} as const satisfies FieldSubscription;

/** Only the field itself is notified, where final-form would compute the state of all fields (docs/adr/0019). */
const SILENT = { silent: true };

/**
 * Registers a field for the lifetime of its form, so that its state is known at the first render and `touched` survives
 * unmounting, until the form restarts.
 */
function keepRegistered(form: FormApi, name: string): void {
  if (form.getFieldState(name) === undefined) {
    form.registerField(name, () => undefined, {}, SILENT);
  }
}

/**
 * A field of react-final-form, with messages as errors. It subscribes by itself, as `useField` (7.0.1) writes the
 * form's `initialValues` over what was typed when a field mounts again (final-form/react-final-form#1095,
 * docs/adr/0019). A submit changes the state of every field: the caller re-renders only when something that the control
 * shows has changed.
 */
export function useFormField(name: string, early: Early = 'never'): FormField {
  const form = useForm('useFormField');
  const intl = useIntl();
  keepRegistered(form, name);
  const subscribe = useCallback(
    (listener: () => void) => form.registerField(name, listener, SHOWN, SILENT),
    [form, name],
  );
  const state = () => form.getFieldState(name);
  const field = useSyncExternalStoreWithSelector(
    subscribe,
    state,
    state,
    (now) => shownOf(now, early),
    shallowEqual,
  );
  const change = useCallback((value: unknown) => form.change(name, value), [form, name]);
  // Both: `visited`, which a failed submit leaves as it is, says that the candidate has passed the field.
  const blur = useCallback(() => {
    form.batch(() => {
      form.focus(name);
      form.blur(name);
    });
  }, [form, name]);
  const { message, ...shown } = field;
  return {
    ...shown,
    error: message && intl.formatMessage({ id: message.id }, message.values),
    change,
    blur,
  };
}

function shownOf(field: FieldState<unknown> | undefined, early: Early) {
  const { value, touched = false, submitFailed = false } = field ?? {};
  // A refused value is an error until it is changed.
  const refused: unknown = field?.dirtySinceLastSubmit ? undefined : field?.submitError;
  const found: unknown = refused ?? field?.error;
  const error = isFieldError(found) ? found : undefined;
  const wasLeft = touched && typeof value === 'string' && value !== '';
  const live = early === 'always' || (early === 'onBlur' && wasLeft);
  const message = live || submitFailed ? error : undefined;
  return {
    value,
    message,
    confirmable: (message !== undefined || touched) && error?.confirmable === true,
    live: live && !submitFailed,
  };
}

/** A field's value, or a part of it, for a component that is not the field's control. */
export function useValueOf<T>(name: string, select: (value: unknown) => T): T {
  const form = useForm('useValueOf');
  return useSelectorOf(form, (view) => select(getIn(view?.values ?? {}, name)));
}

/** A value as text, the empty one if it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
