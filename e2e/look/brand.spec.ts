import {
  holdScripts,
  openBeforeScript,
  openUnscripted,
  waitForHydration,
} from '../pages/application';
import { brandOf, brandTest, startBrandVisit } from '../pages/brand';
import { expectScreen } from '../pages/screens';
import { SCREENS, visitScreens } from '../pages/states';
import type { startVisit } from '../pages/visit';
import { NOT_PRERENDERED, WIDTHS } from '../pages/visit';
import { examine } from '../reading/axe';
import { watchLayoutShift } from '../reading/layoutShift';
import { expect } from '../test';

const BRAND = brandOf('academy');

const test = brandTest('academy');

/** The resolved value of a variable of the theme. */
const colour = (page: Parameters<typeof startVisit>[0]) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main'),
  );

// Its dark scheme: src/ui/theme/brandColours.test.ts.
test('axe finds nothing on the screens of a second brand', async ({ page }) => {
  const width = WIDTHS.phone;
  const visit = await startBrandVisit(page, 'academy', { language: 'pl', scheme: 'light', width });
  // As tall as the page, so that the bars cover nothing.
  await page.setViewportSize({ width, height: 10_000 });
  const seen: string[] = [];
  await visitScreens(visit, async (name) => {
    seen.push(name);
    await examine(page, name);
  });
  expect(seen).toEqual(SCREENS);
});

test('the page has brand and logo before the scripts, and nothing moves when they run', async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  const view = { language: 'pl', scheme: 'light', width: WIDTHS.phone } as const;
  const { texts } = await startBrandVisit(page, 'academy', view);
  const logo = page.getByRole('banner').filter({ visible: true }).locator('img');
  const box = { x: 16, width: BRAND.logoWidth, height: 36 };

  const release = await openBeforeScript(page);
  await expect.poll(() => logo.boundingBox()).toMatchObject(box);
  const before = await logo.boundingBox();
  await expect.poll(() => colour(page)).toBe(BRAND.primaryColour);
  release();
  await waitForHydration(page);
  await expectScreen(page, texts, 'direction');
  expect(await logo.boundingBox()).toEqual(before);
  // The browser has decoded the image.
  const decoded = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(decoded).toBeGreaterThan(0);
  // A page without a brand may shift as much (beforeHydration.spec.ts).
  expect(await layoutShift()).toBeLessThan(0.02);
  await page.unrouteAll();

  // The app shell, at an address that is not pre-rendered.
  const releaseShell = await holdScripts(page);
  await openUnscripted(page, NOT_PRERENDERED);
  await expect.poll(() => page.locator('.Shell-mark').boundingBox()).toMatchObject(box);
  releaseShell();
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.boundingBox()).toMatchObject(box);
});
