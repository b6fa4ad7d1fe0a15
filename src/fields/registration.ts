import type { FormApi } from 'final-form';

const NOTHING = {};
const ignore = () => undefined;

/**
 * Registers a field for the lifetime of its form, before react-final-form's `useField` (7.0.1) does. An unregistered
 * field is empty in its first render, renders a second time with its value, and gets the form's `initialValues` written
 * over what was typed each time it mounts (final-form/react-final-form#1095, docs/adr/0019). The `touched` state lives
 * as long, until the form restarts.
 */
export function keepRegistered(form: FormApi, name: string): void {
  if (form.getFieldState(name) === undefined) {
    form.registerField(name, ignore, NOTHING, { silent: true });
  }
}

/**
 * Makes each registration notify only its own field. `useField` has no option for it, and final-form would recompute
 * all fields for each of the hundred registrations of the enrolment form (docs/adr/0019).
 */
export function registerSilently<Values>(form: FormApi<Values>): void {
  const { registerField } = form;
  form.registerField = (name, subscriber, subscription, config) =>
    registerField(name, subscriber, subscription, { ...config, silent: true });
}
