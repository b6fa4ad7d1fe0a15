/** Focuses the element with an id, and returns whether there is one. */
export function focusById(id: string, options?: FocusOptions): boolean {
  const element = document.getElementById(id);
  element?.focus(options);
  return element !== null;
}
