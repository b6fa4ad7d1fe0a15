/**
 * x-date-pickers (9.17) takes back what was typed into a section by writing its text to `innerHTML`, which Trusted Types
 * forbid. On this element the text is written as text, which is all it is.
 */
export function plainInnerHtml(element: EventTarget): void {
  if (!(element instanceof HTMLElement) || Object.hasOwn(element, 'innerHTML')) return;
  Object.defineProperty(element, 'innerHTML', {
    set(text: string) {
      element.textContent = text;
    },
  });
}
