import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/contract/languages';
import { visitScreens, visitStates } from '../pages/states';
import { startVisit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [/status of (400|404|500)/] });

const MOST_LINES = 2;

/** The visible buttons with more than one line of text; headings of groups have a description below. */
function tallButtons(page: Page): Promise<string[]> {
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

for (const language of LANGUAGES) {
  test(`${language}: no button of a phone takes three lines`, async ({ page }) => {
    test.slow();
    const visit = await startVisit(page, { language, scheme: 'light', width: WIDTHS.phone });
    const see = async (name: string) => {
      expect.soft(await tallButtons(page), name).toEqual([]);
    };
    await visitScreens(visit, see);
    await visitStates(visit, see);
  });
}
