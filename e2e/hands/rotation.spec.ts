import { chooseStudies } from '../pages/enrolment';
import { POLISH } from '../pages/texts';
import { expect, test } from '../test';

const UPRIGHT = { width: 360, height: 640 };
const ON_ITS_SIDE = { width: 640, height: 360 };

test.use({ hasTouch: true, isMobile: true, viewport: UPRIGHT });

test('a phone that is rotated, and back, shows the same part of the form', async ({ page }) => {
  await chooseStudies(page);
  const email = page.getByLabel(POLISH.say('podsumowanie.dane_kontaktowe.email'));
  await email.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  const top = () => email.evaluate((field) => field.getBoundingClientRect().top);
  const before = await top();
  for (const size of [ON_ITS_SIDE, UPRIGHT]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(size.width);
    // The lines above break elsewhere, but nothing jumps by a window.
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(size.height / 2);
  }
});
