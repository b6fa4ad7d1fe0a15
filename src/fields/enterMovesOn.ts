import type { KeyboardEvent } from 'react';

const CONTROLS = ':is(input:not([readonly]), select, textarea, [type="submit"]):enabled';

/**
 * Enter in a text field leads to the next control, which is what its key on the keyboard of a phone says. Native forms
 * would be submitted, long before they are filled in.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || field.form === null) return;
  event.preventDefault();
  focusAfter(field);
}

/** Moves focus to the control that follows in the form of `field`. */
export function focusAfter(field: HTMLInputElement): void {
  const controls = [...(field.form?.querySelectorAll<HTMLInputElement>(CONTROLS) ?? [])];
  const next = controls[controls.indexOf(field) + 1];
  const chosen = controls.find(({ name, checked }) => checked && name === next?.name);
  (next?.type === 'radio' && chosen ? chosen : next)?.focus();
}
