import type { Locator, Page } from '@playwright/test';
import { openCalendar } from '../pages/calendar';
import { Form } from '../pages/form';
import { openForm } from '../pages/openForm';
import { textsOf } from '../pages/texts';
import { expect, test } from '../test';

const texts = textsOf('pl');

/** The form of a foreigner without a PESEL, who types the birth date. */
async function openDateForm(page: Page): Promise<Form> {
  await openForm(page);
  const form = new Form(page, texts);
  await form.beForeigner('withoutPesel');
  await expect(sections(form)).toHaveCount(3);
  return form;
}

function sections(form: Form): Locator {
  return form.personal.getByRole('spinbutton');
}

async function paste(section: Locator, text: string): Promise<void> {
  await section.click();
  await section.evaluate((element, written) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', written);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', paste));
  }, text);
}

test('a date can be typed, corrected and typed again', async ({ page }) => {
  const form = await openDateForm(page);
  const day = sections(form).first();
  await form.typeBirthDate('01022004');
  await expect(form.birthDate).toHaveValue('01/02/2004');

  await day.click();
  // A letter is rejected, and the field works as before.
  await page.keyboard.type('x');
  await expect(form.birthDate).toHaveValue('01/02/2004');
  await expect(day).toHaveText('01');
  await page.keyboard.type('29');
  await expect(form.birthDate).toHaveValue('29/02/2004');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('31122003');
  await expect(form.birthDate).toHaveValue('31/12/2003');
  await form.clearBirthDate();
  await page.keyboard.press('Tab');
  await expect(day).toHaveText('DD');
});

for (const written of ['1.2.2004', '2004-02-01', '01022004', '1/2/2004']) {
  test(`a date is pasted as ${written}`, async ({ page }) => {
    const form = await openDateForm(page);
    await paste(sections(form).nth(1), written);
    await expect(form.birthDate).toHaveValue('01/02/2004');
  });
}

test('Enter moves into the date and on from it', async ({ page }) => {
  const form = await openDateForm(page);
  const number = form.field(form.personal, 'podsumowanie.dane_osobowe.seria_numer_dowodu');
  await number.press('Enter');
  await expect(sections(form).first()).toBeFocused();
  await page.keyboard.type('01022004');
  await page.keyboard.press('Enter');
  await expect(form.field(form.personal, 'podsumowanie.dane_osobowe.miejsce_ur')).toBeFocused();
});

test('the error summary focuses the first section of the date', async ({ page }) => {
  const form = await openDateForm(page);
  await form.submit();
  const error = texts.say('podsumowanie.dane_osobowe.walidacja.data_ur');
  await page.getByRole('alert').getByRole('link', { name: error }).click();
  const day = sections(form).first();
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(error);
});

test('"back" closes the calendar and stays on the form', async ({ page }) => {
  await openDateForm(page);
  const calendar = await openCalendar(page, texts);
  await page.goBack();
  await expect(calendar).toBeHidden();
  const name = texts.say('pola.data.kalendarz');
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
});

test('a typed date survives a reload', async ({ page }) => {
  const form = await openDateForm(page);
  await form.typeBirthDate('01022004');
  await page.reload();
  await expect(form.birthDate).toHaveValue('01/02/2004');
  await expect(sections(form).first()).toHaveText('01');
});

test.describe("when the picker's chunk fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ChunkLoadError|date-picker/] });

  test('a plain field accepts the date', async ({ page }) => {
    await page.route(/date-picker/, (route) => route.abort());
    await openForm(page);
    const form = new Form(page, texts);
    await form.beForeigner('withoutPesel');
    const field = form.field(form.personal, 'podsumowanie.dane_osobowe.data_ur');
    await expect(field).toBeEditable();
    await field.fill('1.2.2004');
    await field.blur();
    await expect(field).toHaveValue('01/02/2004');
  });
});
