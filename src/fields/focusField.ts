import { fieldId } from './fieldId';

/** Moves focus to a field: to its control, or to the chosen (else the first) control of a group. */
export function focusField(name: string): void {
  const target = document.getElementById(fieldId(name));
  const control =
    target?.querySelector<HTMLElement>('input:checked') ??
    target?.querySelector<HTMLElement>('input');
  (control ?? target)?.focus();
}
