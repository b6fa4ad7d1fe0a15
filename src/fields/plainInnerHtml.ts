/**
 * x-date-pickers (9.17) takes back what was typed into a section by writing its text to `innerHTML`, which Trusted Types
 * forbid. On this element the text is written as text, which is all it is.
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
