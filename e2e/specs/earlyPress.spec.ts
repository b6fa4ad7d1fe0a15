import type { Page } from '@playwright/test';
import { holdApplication, middleOf } from '../pages/application';
import { expect, test } from '../test';

const forwardOf = (page: Page) => page.getByRole('button', { name: 'Dalej: specjalność' });

/** How the way on is pressed: down with the first, up with the second. */
const PRESSES = {
  mouse: async (page: Page) => {
    await forwardOf(page).hover();
    await page.mouse.down();
    return () => page.mouse.up();
  },
  finger: async (page: Page) => {
    const at = await middleOf(forwardOf(page));
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    return () => client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  key: async (page: Page) => {
    await forwardOf(page).focus();
    await page.keyboard.down('Space');
    return () => page.keyboard.up('Space');
  },
};

for (const [kind, press] of Object.entries(PRESSES)) {
  test.describe(`by a ${kind}`, () => {
    test.use({ hasTouch: kind === 'finger' });

    test('a press of the way on that the application comes into is not lost', async ({ page }) => {
      const release = await holdApplication(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('radio', { name: 'Informatyka', exact: true }).check();
      const lift = await press(page);
      release();
      // The application has drawn the screen.
      await expect(page).toHaveTitle(/^Wybór kierunku/);
      await lift();
      await expect(page).toHaveURL(/wybor-specjalnosci$/);
    });
  });
}
