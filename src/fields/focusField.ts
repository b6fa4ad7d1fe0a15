import { fieldId } from './fieldId';

/** The control of a field, or the chosen (else the first) control of a group; null when the field is not rendered. */
function controlOf(name: string): HTMLElement | null {
  const target = document.getElementById(fieldId(name));
  const control =
    target?.querySelector<HTMLElement>('input:checked') ??
    target?.querySelector<HTMLElement>('input');
  const found = control ?? target;
  // A hidden element cannot be focused.
  return found?.closest('[hidden]') ? null : found;
}

export function focusField(name: string): void {
  controlOf(name)?.focus();
}

/**
 * The first of the fields after `position` on the page, else the first one.
 *
 * @param names in page order
 * @param position null or a removed node counts as the top of the page
 * @returns undefined when none is rendered
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
