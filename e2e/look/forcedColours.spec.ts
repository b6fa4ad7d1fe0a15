import { EMPTY_SELECTION } from '../../src/domain/selection';
import { openCalendar } from '../pages/calendar';
import { openFilledForm, openForm } from '../pages/enrolment';
import { FLAGS, openScreen } from '../pages/screens';
import { hold, startVisit, WIDTHS } from '../pages/visit';
import { focusStop } from '../reading/focusStop';
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

test('forced colours keep selection, borders and focus visible', async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.desktop });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const first = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  const outline = (selector: string) =>
    first(selector).evaluate((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });
  const mark = (selector: string) =>
    first(selector).evaluate((one) => {
      const { backgroundColor, transform } = getComputedStyle(one, '::after');
      return `${backgroundColor} ${transform}`;
    });
  await openScreen(visit, 'direction', EMPTY_SELECTION);
  expect(await outline('[aria-current="step"]')).toBeGreaterThan(0);
  expect(await outline('[role="group"] [aria-pressed="true"]')).toBeGreaterThan(
    await outline('[role="group"] [aria-pressed="false"]'),
  );
  await openScreen(visit, 'city');
  expect(await outline('main label:has(:checked)')).toBeGreaterThan(
    await outline('main label:not(:has(:checked))'),
  );
  expect(await mark('main :checked + span')).not.toBe(
    await mark('main input:not(:checked) + span'),
  );
  await openScreen(visit, 'summary');
  const border = page
    .getByLabel(visit.texts.say('podsumowanie.dane_osobowe.nazwisko'))
    .locator('..');
  await expect(border).toHaveCSS('border-top-style', 'solid');
  await page.getByRole('checkbox').first().check();
  const unticked = await mark('main [type="checkbox"]:not(:checked) + span');
  await expect.poll(() => mark('main [type="checkbox"]:checked + span')).not.toBe(unticked);
  for (const field of [
    page.getByLabel(visit.texts.say('podsumowanie.dane_osobowe.nazwisko')),
    page.getByRole('checkbox').first(),
  ]) {
    await field.focus();
    await page.keyboard.press('Tab');
    expect(await focusStop(page)).toMatchObject({ marked: true });
  }
  await page.locator('#section-end-seen').scrollIntoViewIfNeeded();
  const button = page.getByRole('button', {
    name: visit.texts.say('podsumowanie.zakonczenie.sprawdz'),
    exact: true,
  });
  expect(await button.evaluate((one) => getComputedStyle(one).borderTopStyle)).toBe('solid');
  await button.click();
  await expect(border).toHaveCSS('border-top-style', 'dashed');
});

test('forced colours mark the year of the calendar', async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.desktop });
  await page.emulateMedia({ forcedColors: 'active' });
  const form = await openForm(visit);
  await form.beForeigner('withoutPesel');
  const calendar = await openCalendar(page, visit.texts);
  const focused = calendar.locator(':focus');
  await expect(focused).toHaveRole('radio');
  await expect(focused).toHaveCSS('outline-style', 'solid');
});

test('forced colours show that the button is sending', async ({ page }) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WIDTHS.desktop });
  await page.emulateMedia({ forcedColors: 'active' });
  const form = await openFilledForm(visit);
  const color = () => form.button.evaluate((one) => getComputedStyle(one).color);
  const enabled = await color();
  await hold(visit, 'kandydaci');
  await form.submit();
  await expect(page.getByRole('progressbar')).toBeVisible();
  expect(await color()).not.toBe(enabled);
});
