import type { Page } from '@playwright/test';
import { middleOf, waitForFonts, waitForHydration } from '../pages/application';
import { POLISH } from '../pages/texts';
import { expect, test } from '../test';

const { say } = POLISH;

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

type Place = Awaited<ReturnType<typeof middleOf>>;

const chosen = (page: Page) => page.getByRole('radio', { checked: true });

const clicks = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['clicks'] ?? 0));

/** Taps and waits for the click, which the browser makes of the touches afterwards. */
async function tap(page: Page, { x, y }: Place): Promise<void> {
  const before = await clicks(page);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => clicks(page)).toBeGreaterThan(before);
}

/** Taps "forward" on the first screen while the clock is stopped; returns the position. */
async function tapForward(page: Page): Promise<Place> {
  await page.clock.install();
  await page.addInitScript(() => {
    let count = 0;
    const onClick = () => {
      count += 1;
      document.documentElement.dataset['clicks'] = String(count);
    };
    addEventListener('click', onClick, true);
  });
  await page.goto('/');
  // The second tap must hit the hydrated page, and the fonts move what is to be tapped.
  await waitForHydration(page);
  await waitForFonts(page);
  await page.getByRole('radio', { name: 'Zarządzanie', exact: true }).check();
  const forward = page.getByRole('button', { name: say('krok.dalej.specjalnosc') });
  await forward.scrollIntoViewIfNeeded();
  const place = await middleOf(forward);
  await page.clock.pauseAt(Date.now() + 60_000);
  await tap(page, place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('specjalnosc.tytul'));
  return place;
}

test('the second tap of a double tap does nothing on the next screen', async ({ page }) => {
  const place = await tapForward(page);
  await page.clock.runFor(300);
  await tap(page, place);
  await expect(chosen(page)).toHaveCount(0);
  // A tap at the same position works after the interval of a double tap.
  await page.clock.runFor(200);
  await tap(page, place);
  await expect(chosen(page)).toHaveCount(1);
});
