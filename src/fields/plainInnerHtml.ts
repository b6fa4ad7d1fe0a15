/**
 * x-date-pickers (9.17) replaces a wrong key by assigning the section's text to `innerHTML`, which Trusted Types
 * refuse. This makes the element treat the assignment as plain text (docs/adr/0019).
 */
export function plainInnerHtml(element: EventTarget): void {
  if (!(element instanceof HTMLElement) || !element.isContentEditable) return;
  if (Object.hasOwn(element, 'innerHTML')) return;
  Object.defineProperty(element, 'innerHTML', {
    get: () => element.textContent,
    set: (text: string) => {
      element.textContent = text;
    },
  });
}
