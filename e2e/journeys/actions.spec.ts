import type { Locator, Page } from '@playwright/test';
import { section } from '../pages/form';
import { expect, test } from '../test';

/** Counts the clicks and keys of a candidate. Typed characters are counted separately. */
class Candidate {
  actions = 0;
  characters = 0;

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await target.click();
    this.actions += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.page.keyboard.type(text);
    this.characters += text.length;
  }

  /** Enter on the chosen row goes forward. */
  async enter(): Promise<void> {
    await this.page.keyboard.press('Enter');
    this.actions += 1;
  }
}

const WAYS = [
  {
    name: 'studies with a real choice at each of the five steps',
    choices: [
      'Zarządzanie',
      'Zarządzanie zasobami ludzkimi',
      'Kraków',
      'Studia I stopnia – licencjackie',
      'Stacjonarne',
    ],
    /** Ten for the choices, twelve for the form. */
    actions: 22,
  },
  {
    name: 'studies with one city and one mode',
    choices: ['Praca socjalna', null, 'Studia I stopnia – licencjackie', null],
    actions: 18,
  },
];

for (const { name, choices, actions } of WAYS) {
  test(`the fewest actions of a Pole: ${name}`, async ({ page }) => {
    const candidate = new Candidate(page);
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    for (const choice of choices) {
      const before = await heading.textContent();
      if (choice !== null) {
        await candidate.click(page.getByRole('radio', { name: choice, exact: true }));
        await candidate.enter();
      } else {
        await candidate.click(page.getByRole('button', { name: /^Dalej/ }));
      }
      await expect(heading).not.toHaveText(before ?? '');
    }

    const personal = section(page, 'Dane osobowe');
    await candidate.fill(personal.getByLabel('Imię', { exact: true }), 'Przykład');
    await candidate.fill(personal.getByLabel('Nazwisko'), 'Testowski');
    await candidate.fill(personal.getByLabel('Numer PESEL'), '44051401359');
    await candidate.fill(personal.getByLabel('Miejsce urodzenia'), 'Przykładowo');
    const homeAddress = section(page, 'Adres zamieszkania');
    await candidate.fill(homeAddress.getByLabel('Kod pocztowy'), '00019');
    await expect(homeAddress.getByLabel('Ulica')).toHaveValue('Złota');
    await candidate.fill(homeAddress.getByLabel(/^Numer domu/), '7/1');
    const contact = section(page, 'Dane kontaktowe');
    await candidate.fill(contact.getByLabel('Adres e-mail'), 'kandydat@uczelnia.example');
    await candidate.fill(contact.getByLabel('Numer telefonu'), '600100200');
    const questions = section(page, 'Dodatkowe pytania');
    await candidate.click(questions.getByRole('radio', { name: 'Nie' }));
    await candidate.fill(questions.getByRole('textbox'), 'Szkoła testowa');
    await candidate.click(page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }));
    // Scrolling is no action: the button sends once the review was in view.
    await page.locator('#section-end-seen').evaluate((end) => end.scrollIntoView());
    await candidate.click(page.getByRole('button', { name: /^Wyślij zgłoszenie$/ }));
    await expect(page).toHaveURL(/\/zakonczenie$/);

    const description = `${candidate.actions} clicks and keys, ${candidate.characters} typed characters`;
    test.info().annotations.push({ type: 'actions', description });
    process.stdout.write(`${name}: ${description}\n`);
    expect(candidate.actions).toBeLessThanOrEqual(actions);
  });
}
