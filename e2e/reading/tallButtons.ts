import type { Page } from '@playwright/test';

const MOST_LINES = 2;

/** The visible buttons with more than two lines of text; headings of groups have a description below. */
export function tallButtons(page: Page): Promise<string[]> {
  return page.locator('button:not([aria-expanded]):visible').evaluateAll((buttons, most) => {
    /** Lines of text: boxes that do not overlap vertically. */
    function lines(button: Element): number {
      const range = document.createRange();
      range.selectNodeContents(button);
      const boxes = [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .sort((a, b) => a.top - b.top);
      let count = 0;
      let bottom = -Infinity;
      for (const box of boxes) {
        if (box.top >= bottom - 2) count += 1;
        bottom = Math.max(bottom, box.bottom);
      }
      return count;
    }
    return buttons
      .filter((button) => lines(button) > most)
      .map((button) => button.textContent.trim());
  }, MOST_LINES);
}
