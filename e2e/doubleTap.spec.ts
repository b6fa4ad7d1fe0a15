import { applicationThere, middleOf } from './site/application';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

test('the second tap of two presses nothing on the screen that has just come', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  // It puts its own button in the place of the prepared one.
  await applicationThere(page);
  await page.getByRole('radio', { name: 'Zarządzanie', exact: true }).check();
  const forward = page.getByRole('button', { name: 'Dalej: specjalność' });
  await forward.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(forward);
  await page.touchscreen.tap(x, y);
  await expect(page.locator('body')).toHaveClass(/settling/);
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wybierz specjalność');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);

  await page.clock.fastForward(500);
  await expect(page.locator('body')).not.toHaveClass(/settling/);
  // Now that the screen has settled, the same tap presses what is there.
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
});
