import { EMPTY_SELECTION } from '../../src/domain/selection';
import { openScreen } from '../pages/screens';
import { startVisit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

test('on the dark footer the focus ring is white', async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.phone });
  await openScreen(visit, 'direction', EMPTY_SELECTION);
  const controls = page.getByRole('contentinfo').locator('a, button');
  await expect(controls).toHaveCount(6);
  for (const control of await controls.all()) {
    await control.focus();
    await expect(control).toHaveCSS('outline', 'rgb(255, 255, 255) solid 3px');
  }
});

test('on a phone the first screen ends with the footer until there is a bar below it', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.phone });
  await openScreen(visit, 'direction', EMPTY_SELECTION);
  const below = () =>
    page
      .getByRole('contentinfo')
      .evaluate((one) =>
        Math.round(document.body.scrollHeight - one.getBoundingClientRect().bottom - scrollY),
      );
  await expect.poll(below).toBe(0);
  await page.getByRole('radio').first().check();
  await expect.poll(below).toBe(73);
});
