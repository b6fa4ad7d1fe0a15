import type { Locator, Page } from '@playwright/test';
import { openCalendar } from '../pages/calendar';
import { closeByEscape } from '../pages/dialog';
import { startAtForm } from '../pages/enrolment';
import { FLAGS, openScreen } from '../pages/screens';
import { startVisit } from '../pages/visit';
import { expect, test } from '../test';

/** 1280 x 1024 at a zoom of 400 %. */
const WINDOW = { width: 320, height: 256 } as const;

/** Checks that the dialog fills the window and scrolls as a whole. */
async function expectScrollsAsOne(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, ...WINDOW });
  await expect(dialog.getByRole('heading').first()).toBeInViewport();
  const content = dialog.locator('.MuiDialogContent-root');
  await expect.poll(() => content.evaluate((one) => one.clientHeight)).toBeGreaterThan(40);
  await expect.poll(() => hiddenIn(content)).toBeLessThanOrEqual(1);
  const last = dialog.getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await closeByEscape(page);
}

/** How much of its content an element hides, in CSS pixels. */
function hiddenIn(locator: Locator): Promise<number> {
  return locator.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

test('the text of a consent can be read in a window of 320 x 256 px', async ({ page }) => {
  const { visit } = await startAtForm(page, WINDOW.width);
  await page.setViewportSize(WINDOW);
  const name = visit.texts.beginning('podsumowanie.regulamin.pokaz_tresc');
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog').getByRole('paragraph').first()).toBeVisible();
  await expectScrollsAsOne(page);
});

test('a confirmation, the data for support and the statement can be read in a window of 320 x 256 px', async ({
  page,
}) => {
  const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: WINDOW.width });
  await page.setViewportSize(WINDOW);
  await openScreen(visit, 'direction');
  await page.getByRole('button', { name: FLAGS.de, exact: true }).click();
  await expectScrollsAsOne(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: visit.texts.say('pomoc.dane.pokaz') }).click();
  await expectScrollsAsOne(page);
  await footer.getByRole('button', { name: visit.texts.say('dostepnosc.tytul') }).click();
  await expectScrollsAsOne(page);
});

test('a date can be picked in a window of 320 x 256 px', async ({ page }) => {
  const { visit, form } = await startAtForm(page, WINDOW.width);
  await form.beForeigner('withoutPesel');
  await page.setViewportSize(WINDOW);
  const calendar = await openCalendar(page, visit.texts);
  const header = calendar.locator('.MuiPickersCalendarHeader-root');
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect.poll(() => hiddenIn(calendar.getByRole('radiogroup'))).toBeLessThanOrEqual(1);
  await calendar.getByRole('radio', { name: '1990', exact: true }).click();
  await expect(calendar.getByRole('radio')).toHaveCount(12);
  await expect(header).toBeInViewport({ ratio: 1 });
  await calendar.getByRole('radio').nth(11).click();
  const lastDay = calendar.getByRole('gridcell', { name: '31', exact: true });
  await lastDay.scrollIntoViewIfNeeded();
  await expect(lastDay).toBeInViewport({ ratio: 1 });
  await expect(header).toBeInViewport({ ratio: 1 });
  await lastDay.click();
  await expect(calendar).toBeHidden();
  await expect(form.birthDate).toHaveValue('31/12/1990');
});
