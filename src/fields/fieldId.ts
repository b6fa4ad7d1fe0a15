/** The id of a field's control or group of controls: stable and unique, so that links and labels can refer to it. */
export function fieldId(name: string): string {
  return `pole-${encodeURIComponent(name)}`;
}

/** Focuses the control of a field; of a group the chosen, else the first control. */
export function focusField(name: string): void {
  const field = document.getElementById(fieldId(name));
  const control =
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>('input') ??
    field;
  control?.focus();
}
