import { PATHS } from '../../src/domain/screens';
import { STEP_NAMES } from '../../src/domain/selection';
import { expectScreen } from '../pages/screens';
import { moveTo, open, startVisit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

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
