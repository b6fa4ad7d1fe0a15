/**
 * Focuses an element by its id; the page scrolls there unless `options` prevents it.
 *
 * @returns whether there is such an element
 */
export function focusById(id: string, options?: FocusOptions): boolean {
  const element = document.getElementById(id);
  element?.focus(options);
  return element !== null;
}
