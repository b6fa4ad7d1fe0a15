import type { Page } from '@playwright/test';
import { middleOf, openBeforeScript, waitForHydration } from '../pages/application';
import { FORWARD } from '../pages/screens';
import { translate } from '../pages/translation';
import { expect, test } from '../test';

/** The forward button, which has the name of the next step once the page is hydrated. */
const forwardOf = (page: Page) => page.getByRole('button', { name: FORWARD });

/** Ways to press the forward button; each returns a function that releases it. */
const POINTERS = {
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

for (const [kind, press] of Object.entries(POINTERS)) {
  test.describe(`by a ${kind}`, () => {
    test.use({ hasTouch: kind === 'finger' });

    test('a click on the forward button that hydration interrupts is not lost', async ({
      page,
    }) => {
      const release = await openBeforeScript(page);
      await page.getByRole('radio', { name: 'Informatyka', exact: true }).check();
      const lift = await press(page);
      release();
      await waitForHydration(page);
      await lift();
      await expect(page).toHaveURL(/wybor-specjalnosci$/);
    });
  });
}

/** Loads the page and, once React has begun to hydrate it, clicks a direction and types a search. */
async function actDuringHydration(page: Page): Promise<void> {
  const release = await openBeforeScript(page);
  await expect(page.getByRole('radio', { name: 'Psychologia', exact: true })).toBeAttached();
  await page.evaluate(() => {
    const { captured } = window;
    if (!captured) throw new Error('Nothing is captured.');
    const { release } = captured;
    captured.release = () => {
      release();
      // React has begun to hydrate in the next task.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        document.documentElement.dataset['dehydrated'] = String(window.captured !== undefined);
        const search = document.querySelector<HTMLInputElement>('[type=search]');
        document.querySelector<HTMLElement>('[type=radio][value=Psychologia]')?.click();
        search?.setRangeText('psych');
        search?.dispatchEvent(new Event('input', { bubbles: true }));
      };
      port2.postMessage(null);
    };
  });
  release();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-dehydrated', 'true');
}

for (const translated of [false, true]) {
  test(`a choice and a search while React ${translated ? 'replaces a translated' : 'hydrates the'} page are not lost`, async ({
    page,
  }) => {
    if (translated) await translate(page);
    await actDuringHydration(page);
    await expect(page.getByRole('searchbox')).toHaveValue('psych');
    await expect(page.getByRole('radio', { name: 'Informatyka', exact: true })).toBeHidden();
    await expect(page.getByRole('radio', { name: 'Psychologia', exact: true })).toBeChecked();
    await forwardOf(page).click();
    await expect(page).toHaveURL(/wybor-specjalnosci$/);
  });
}
