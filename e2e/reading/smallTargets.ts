import type { Page } from '@playwright/test';

/** What a finger needs, in CSS pixels. */
const LEAST = 44;

/** Controls that are smaller, with the reason. */
const EXCEPTIONS: readonly (readonly [control: string, reason: string])[] = [
  ['a[href="#main"]', 'for keyboards'],
];

/** The visible controls that are smaller than a finger needs, but for links within a text. */
export function smallTargets(page: Page): Promise<string[]> {
  const exceptions = EXCEPTIONS.map(([control]) => control).join();
  return page.evaluate(
    ([least, excepted]) => {
      const isInText = (one: Element) =>
        one.matches('a') &&
        /^inline(-block)?$/.test(getComputedStyle(one).display) &&
        one.parentElement?.textContent.trim() !== one.textContent.trim();
      /** A label or a frame belongs to its input. */
      const targetOf = (one: Element) =>
        one.closest('label, .MuiInputBase-root, .MuiPickersInputBase-root') ?? one;
      return (
        [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .filter(
            (one) => !one.matches(excepted) && one.closest('[inert], [aria-hidden=true]') === null,
          )
          .filter((one) => !isInText(one))
          .map((one) => [one, targetOf(one).getBoundingClientRect()] as const)
          // A rounded pixel is none.
          .filter(([, { width, height }]) => Math.min(width, height) < least - 0.5)
          .map(([one, { width, height }]) => {
            const name = one.getAttribute('aria-label') ?? one.textContent.trim();
            return `${one.tagName} "${name}": ${Math.round(width)} x ${Math.round(height)}`;
          })
      );
    },
    [LEAST, exceptions] as const,
  );
}
