import type { KeyboardEvent } from 'react';

const CONTROLS = ':is(input:not([readonly]), select, textarea, [type="submit"]):enabled';

/**
 * Enter in a text field or on a radio moves to the next control: the key of a phone's keyboard says so, and on the
 * screens before the form it goes forward. A native form would be submitted long before it is complete; in its last
 * field it is.
 */
export function focusNextOnEnter(event: KeyboardEvent): void {
  const { target: field } = event;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(field instanceof HTMLInputElement) || field.form === null) return;
  const next = controlAfter(field);
  if (next?.type === 'submit') return;
  event.preventDefault();
  next?.focus();
}

/** The control after `field` in its form; of radios the chosen one. */
function controlAfter(field: HTMLInputElement): HTMLInputElement | undefined {
  const controls = [...(field.form?.querySelectorAll<HTMLInputElement>(CONTROLS) ?? [])];
  const later = controls.slice(controls.indexOf(field) + 1);
  const next = later.find(({ name }) => name !== field.name);
  const chosen = controls.find(({ name, checked }) => checked && name === next?.name);
  return next?.type === 'radio' && chosen ? chosen : next;
}
