import { fieldId } from './fieldId';

/** The control of a field, or the chosen (else the first) control of a group; null where the field is not shown. */
function controlOf(name: string): HTMLElement | null {
  const target = document.getElementById(fieldId(name));
  const control =
    target?.querySelector<HTMLElement>('input:checked') ??
    target?.querySelector<HTMLElement>('input');
  return control ?? target;
}

/** Moves focus to a field. */
export function focusField(name: string): void {
  controlOf(name)?.focus();
}

/**
 * The first of the fields that stands below `position` on the page, else the first of all.
 *
 * @param names in the order of the page
 * @returns undefined when none of them is on the page
 */
export function fieldBelow(names: readonly string[], position: Node | null): string | undefined {
  const shown = names.filter((name) => controlOf(name) !== null);
  const below = shown.find((name) => {
    const control = controlOf(name);
    if (control === null || position === null) return false;
    return (position.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  return below ?? shown[0];
}
