import type { KeyboardEvent } from 'react';

const CONTROLS = ':is(input:not([readonly]), select, textarea, [type="submit"]):enabled';

/**
 * Enter in a text field moves to the next control, as its key on a phone's keyboard says. A native form would be
 * submitted long before it is complete.
 */
export function focusNextOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || field.form === null) return;
  event.preventDefault();
  focusAfter(field);
}

/** Focuses the control after `field` in its form. */
function focusAfter(field: HTMLInputElement): void {
  const controls = [...(field.form?.querySelectorAll<HTMLInputElement>(CONTROLS) ?? [])];
  const next = controls[controls.indexOf(field) + 1];
  const chosen = controls.find(({ name, checked }) => checked && name === next?.name);
  (next?.type === 'radio' && chosen ? chosen : next)?.focus();
}
