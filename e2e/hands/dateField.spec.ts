import type { Page } from '@playwright/test';
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
  await expect(form.birthDate).toBeEditable();
  return form;
}

test('a date can be typed, corrected, typed again and reloaded', async ({ page }) => {
  const form = await openDateForm(page);
  await form.typeBirthDate('3/8/1981');
  await expect(form.birthDate).toHaveValue('03/08/1981');
  await form.typeBirthDate('1981-08-04');
  await expect(form.birthDate).toHaveValue('04/08/1981');

  await form.typeBirthDate('12.1.20');
  await expect(form.birthDate).toHaveAccessibleDescription(
    texts.beginning('podsumowanie.dane_osobowe.walidacja.data_ur_bledna'),
  );
  await form.birthDate.press('End');
  await form.birthDate.pressSequentially('05');
  await form.birthDate.blur();
  await expect(form.birthDate).toHaveValue('12/01/2005');
  await expect(form.birthDate).not.toHaveAttribute('aria-invalid');
  await page.reload();
  await expect(form.birthDate).toHaveValue('12/01/2005');
});

test('Enter moves into the date and on from it', async ({ page }) => {
  const form = await openDateForm(page);
  const number = form.field(form.personal, 'podsumowanie.dane_osobowe.seria_numer_dowodu');
  await number.press('Enter');
  await expect(form.birthDate).toBeFocused();
  await page.keyboard.type('01022004');
  await page.keyboard.press('Enter');
  await expect(form.field(form.personal, 'podsumowanie.dane_osobowe.miejsce_ur')).toBeFocused();
  await expect(form.birthDate).toHaveValue('01/02/2004');
});

test('"back" closes the calendar and stays on the form', async ({ page }) => {
  await openDateForm(page);
  const calendar = await openCalendar(page, texts);
  await page.goBack();
  await expect(calendar).toBeHidden();
  const name = texts.say('pola.data.kalendarz');
  await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
});

test.describe("when the calendar's chunk fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED|ChunkLoadError|calendar/] });

  test('the date is typed, without a button that does nothing', async ({ page }) => {
    await page.route(/\/calendar\./, (route) => route.abort());
    const form = await openDateForm(page);
    const name = texts.say('pola.data.kalendarz');
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toBeHidden();
    await form.typeBirthDate('1.2.2004');
    await expect(form.birthDate).toHaveValue('01/02/2004');
  });
});
