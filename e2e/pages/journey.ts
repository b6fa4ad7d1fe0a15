import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The choices that lead to one offer: group and name of the direction, then the value of each step that is not skipped.
 */
export interface StudyChoices {
  group: string;
  direction: string;
  options: readonly string[];
}

/** An invented candidate with a PESEL. */
export interface Person {
  firstName: string;
  secondName: string;
  surname: string;
  pesel: string;
  birthPlace: string;
  email: string;
  phone: string;
}

/** Invented values that occur nowhere else. */
export const UNIQUE_PERSON = {
  firstName: 'Przykładka',
  secondName: 'Drugakowa',
  surname: 'Zmyślalska',
  pesel: '44051401359',
  birthPlace: 'Przykładowice',
  email: 'pamietana@uczelnia.example',
  phone: '600 111 222',
} satisfies Person;

/** A Polish address; the postcode gives town, settlement type and voivodeship. */
export interface PolishAddress {
  postcode: string;
  town: string;
  street: string;
  houseNumber: string;
}

/** A section of the form, by a part of its title. */
export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title });
}

async function forward(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await page.getByRole('button', { name: /^Dalej/ }).click();
  await expect(heading).not.toHaveText(before);
}

/** Opens the first screen, and goes to the form. */
export async function chooseStudies(page: Page, choices: StudyChoices): Promise<void> {
  await page.goto('/');
  await pickStudies(page, choices);
}

/** Goes from the first screen to the form. */
export async function pickStudies(page: Page, choices: StudyChoices): Promise<void> {
  const group = page.getByRole('button', { name: choices.group });
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click();
  await page.getByRole('radio', { name: choices.direction, exact: true }).check();
  await forward(page);
  for (const option of choices.options) {
    await page.getByRole('radio', { name: option, exact: true }).check();
    await forward(page);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informacje do umowy');
}

/** Fills in the personal and contact data of a Pole. */
export async function fillPerson(page: Page, person: Person): Promise<void> {
  const personal = section(page, 'Dane osobowe');
  await personal.getByLabel('Imię', { exact: true }).fill(person.firstName);
  await personal.getByLabel('Drugie imię').fill(person.secondName);
  await personal.getByLabel('Nazwisko').fill(person.surname);
  await personal.getByLabel('Numer PESEL').fill(person.pesel);
  await personal.getByLabel('Miejsce urodzenia').fill(person.birthPlace);
  const contact = section(page, 'Dane kontaktowe');
  await contact.getByLabel('Adres e-mail').fill(person.email);
  await contact.getByLabel('Numer telefonu').fill(person.phone);
}

/** Fills in an address by its postcode. */
export async function fillAddress(part: Locator, address: PolishAddress): Promise<void> {
  await part.getByLabel('Kod pocztowy').fill(address.postcode);
  await expect(part.getByLabel('Miejscowość', { exact: true })).toHaveValue(address.town);
  await part.getByLabel('Ulica').fill(address.street);
  await part.getByLabel(/^Numer domu/).fill(address.houseNumber);
}

/** Answers the questions of the postgraduate programmes. */
export async function answerPostgraduate(page: Page): Promise<void> {
  const questions = section(page, 'Dodatkowe pytania');
  await questions
    .getByRole('radiogroup', { name: /^Czy masz dyplom/ })
    .getByRole('radio', { name: 'Tak' })
    .check();
  await questions.getByLabel(/^Nazwa ukończonej uczelni/).fill('Uczelnia testowa, 2001');
}

export async function acceptConsents(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkie zgody/ }).check();
}

export async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /zakończ rekrutację$/ }).click();
}
