import { fieldId } from './fieldId';

/** The control of a field, or the chosen (else the first) control of a group; null where the field is not shown. */
function controlOf(name: string): HTMLElement | null {
  const target = document.getElementById(fieldId(name));
  const control =
    target?.querySelector<HTMLElement>('input:checked') ??
    target?.querySelector<HTMLElement>('input');
  const found = control ?? target;
  // A hidden element does not take the focus.
  return found?.closest('[hidden]') ? null : found;
}

/** Moves focus to a field. */
export function focusField(name: string): void {
  controlOf(name)?.focus();
}

/**
 * The first of the fields that stands below `position` on the page, else the first of all.
 *
 * @param names in the order of the page
 * @param position null, or a node that was removed, stands above all fields
 * @returns undefined when none of them is shown
 */
export function fieldBelow(names: readonly string[], position: Node | null): string | undefined {
  const shown = names.filter((name) => controlOf(name) !== null);
  const below = shown.find((name) => {
    const control = controlOf(name);
    if (control === null || !position?.isConnected) return false;
    return (position.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  return below ?? shown[0];
}
