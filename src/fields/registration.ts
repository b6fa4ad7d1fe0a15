import type { FormApi } from 'final-form';

const NOTHING = {};
const ignore = () => undefined;

/**
 * Registers a field for as long as its form lives. react-final-form's `useField` (7.0.1) needs that before it renders:
 * a field that is not registered is empty in its first render, renders a second time with its value, and gets the form's
 * `initialValues` written over what was typed each time it is mounted (final-form/react-final-form#1095). That a field was
 * touched lasts as long, until the form restarts.
 */
export function keepRegistered(form: FormApi, name: string): void {
  if (form.getFieldState(name) === undefined) {
    form.registerField(name, ignore, NOTHING, { silent: true });
  }
}

/**
 * Makes each registration notify its own field alone. `useField` has no option for it, and final-form would notify every
 * field, and the form, of each of the hundred registrations of the enrolment.
 */
export function registerSilently<Values>(form: FormApi<Values>): void {
  const { registerField } = form;
  form.registerField = (name, subscriber, subscription, config) =>
    registerField(name, subscriber, subscription, { ...config, silent: true });
}
