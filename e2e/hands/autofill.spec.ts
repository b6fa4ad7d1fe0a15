import type { Page } from '@playwright/test';
import { holdFiles } from '../pages/application';
import { startAtForm } from '../pages/enrolment';
import { Form, section } from '../pages/form';
import { POLISH } from '../pages/texts';
import { expect, test } from '../test';

const { say } = POLISH;

/** The autofilled values, by field name. */
const AUTOFILLED = {
  imie: 'Przykład',
  imie2: 'Drugi',
  nazwisko: 'Testowski',
  'adres.kraj': 'PL',
  'adres.kodPocztowy': '00-019',
  'adres.adres': 'ul. Wymyślona',
  email: 'kandydat@uczelnia.example',
  numerKierunkowy: '+48',
  telefon: '+48600100200',
  pesel: '44051401359',
};
/** The resulting values: the number is split into prefix and rest. */
const SHOWN = { ...AUTOFILLED, telefon: '600100200' };

/** Fills in many fields at once, as a browser does. */
async function autofill(page: Page, wanted: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field === null) throw new Error(`There is no field ${name}.`);
      const kind =
        field.tagName === 'SELECT' ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
      for (const type of ['input', 'change', 'blur', 'focusout']) {
        field.dispatchEvent(new Event(type, { bubbles: type !== 'blur' }));
      }
    }
  }, wanted);
}

/** Checks the autofilled values and those derived from them. */
async function expectAutofilled(page: Page): Promise<void> {
  const homeAddress = section(page, 'podsumowanie.adres.tytul');
  await new Form(page, POLISH).expectTown(homeAddress, 'Warszawa');
  for (const [name, value] of Object.entries(SHOWN)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  }
  await expect(
    homeAddress
      .getByLabel(say('podsumowanie.adres.kraj'), { exact: true })
      .locator('option:checked'),
  ).toHaveText('Polska');
  await expect(
    page.getByRole('radio', { name: say('podsumowanie.dane_osobowe.plec.mezczyzna'), exact: true }),
  ).toBeChecked();
  await expect(page.locator('[name=dataUrodzenia]')).toHaveValue('14/05/1944');
  const review = section(page, 'podsumowanie.zakonczenie.tytul');
  for (const text of ['Przykład Drugi Testowski', 'kandydat@uczelnia.example', '+48 600 100 200']) {
    await expect(review).toContainText(text);
  }
}

test('fields autofilled at once are accepted', async ({ page }) => {
  await startAtForm(page);
  await expect(page.locator('[name="adres.kraj"] option[value=DE]')).toBeAttached();
  await autofill(page, AUTOFILLED);
  await expectAutofilled(page);
});

test('fields autofilled before the lists are loaded are accepted', async ({ page }) => {
  const arrive = await holdFiles(page, '**/slowniki/**');
  await startAtForm(page);
  const country = page.locator('[name="adres.kraj"]');
  await expect(country.locator('option[value=DE]')).toHaveCount(0);
  await autofill(page, { ...AUTOFILLED, krajPochodzenia: 'DE' });
  await expectAutofilled(page);
  arrive();
  await expect(country.locator('option[value=DE]')).toBeAttached();
  await expectAutofilled(page);
  await expect(page.locator('[name=krajPochodzenia]')).toHaveValue('PL');
});
