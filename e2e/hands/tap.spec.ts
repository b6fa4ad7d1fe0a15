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
  const colour = (language: 'de' | 'sk') =>
    flag(language).evaluate((element) => getComputedStyle(element).backgroundColor);
  await flag('de').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await closeByEscape(page);
  expect(await flag('de').evaluate((element) => element.matches(':hover'))).toBe(true);
  expect(await colour('de')).toBe(await colour('sk'));
});
