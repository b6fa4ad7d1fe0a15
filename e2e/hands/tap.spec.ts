import { closeByEscape } from '../pages/dialog';
import { FLAGS, openScreen } from '../pages/screens';
import { startVisit } from '../pages/visit';
import { expect, test } from '../test';

test.use({ hasTouch: true, isMobile: true });

test('a tapped control does not keep the look of a pointer over it', async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 390 });
  await openScreen(visit, 'direction');
  const flag = (language: 'de' | 'sk') =>
    page.getByRole('button', { name: FLAGS[language], exact: true });
  const colour = await flag('sk').evaluate((one) => getComputedStyle(one).backgroundColor);
  await flag('de').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await closeByEscape(page);
  // The browser decides with the next frame what is below the finger once the dialog is gone.
  const isHovered = () => flag('de').evaluate((element) => element.matches(':hover'));
  await expect.poll(isHovered).toBe(true);
  await expect(flag('de')).toHaveCSS('background-color', colour);
});
