import type { Page } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { STEP_NAMES } from '../../src/domain/selection';
import { expectScreen } from '../pages/screens';
import { visitScreens, visitStates } from '../pages/states';
import { moveTo, open, startVisit, type View, WIDTHS } from '../pages/visit';
import { controlsOutside } from '../reading/muiParts';
import { missedRules } from '../reading/runtimeRules';
import { expect, test } from '../test';

test.describe.configure({ mode: 'parallel' });
test.use({ expectedErrors: [/status of (400|404|500)/] });

const VIEWS: readonly View[] = [
  { language: 'pl', scheme: 'light', width: WIDTHS.desktop },
  { language: 'ru', scheme: 'light', width: WIDTHS.phone },
];

/** Searches each state, and records where something was first found. */
async function findInAll(page: Page, view: View, find: (page: Page) => Promise<string[]>) {
  const visit = await startVisit(page, view);
  const found = new Map<string, string>();
  const look = async (name: string) => {
    for (const one of await find(page)) if (!found.has(one)) found.set(one, `${name}: ${one}`);
  };
  await visitScreens(visit, look);
  await visitStates(visit, look);
  return [...found.values()];
}

for (const view of VIEWS) {
  const title = `${view.language}, ${view.width} px`;

  test(`every control lies in a part of Material UI: ${title}`, async ({ page }) => {
    test.slow();
    expect(await findInAll(page, view, controlsOutside)).toEqual([]);
  });

  test(`Emotion makes no rule for a screen at run time: ${title}`, async ({ page }) => {
    test.slow();
    expect(await findInAll(page, view, missedRules)).toEqual([]);
  });
}

test("each step consists of Material UI's radios, progress and panel", async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.desktop });
  await open(visit, PATHS.direction, visit.whole);
  for (const step of STEP_NAMES) {
    await moveTo(visit, PATHS[step]);
    await expectScreen(page, visit.texts, step);
    const main = page.getByRole('main');
    const radios = main.getByRole('radio');
    await expect(radios.first()).toBeAttached();
    await expect(main.locator('.MuiRadio-root').getByRole('radio')).toHaveCount(
      await radios.count(),
    );
    await expect(main.locator('.MuiTypography-overline')).toBeVisible();
    const panel = page.getByRole('complementary').and(page.locator('.MuiPaper-root'));
    await expect(panel.locator('.MuiStep-root').first()).toBeVisible();
  }
});
