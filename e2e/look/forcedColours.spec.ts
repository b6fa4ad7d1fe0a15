import { FLAGS, openScreen } from '../pages/screens';
import { startVisit, WIDTHS } from '../pages/visit';
import { expect, test } from '../test';

test('in forced colours a dialog has an edge, and its main button a wider one than the other', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.desktop });
  await page.emulateMedia({ forcedColors: 'active' });
  await openScreen(visit, 'direction');
  await page.getByRole('button', { name: FLAGS.de, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const edges = (elements: Element[]) =>
    elements.map((element) => getComputedStyle(element).borderTopWidth);
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluateAll(edges)).toEqual(['1px']);
  const buttons = await dialog.locator('.MuiButton-root').evaluateAll(edges);
  expect(buttons.sort()).toEqual(['1px', '2px']);
});
