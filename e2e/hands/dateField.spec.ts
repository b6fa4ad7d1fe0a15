import type { Page } from '@playwright/test';
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
