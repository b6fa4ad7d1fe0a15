import { fieldId } from './fieldId';

/** Focuses the control of a field; of a group the chosen, else the first control. */
export function focusField(name: string): void {
  const field = document.getElementById(fieldId(name));
  const control =
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>('input') ??
    field;
  control?.focus();
}
