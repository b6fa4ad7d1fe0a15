import { expect, type Locator, type Page } from '@playwright/test';
import type { FormDefinition, Question } from '../../src/contract/question';
import { questionKind } from '../../src/domain/questions';
import { type Entry, fillFast } from './fillFast';
import { beginningWith, type MessageId, POLISH, type Texts } from './texts';

/** An invented candidate, whose values occur nowhere else. */
export const CANDIDATE = {
  firstName: 'Przykładka',
  surname: 'Zmyślalska',
  pesel: '44051401359',
  passport: 'XX 0000000',
  birthPlace: 'Przykładowice',
  street: 'ul. Wymyślalna',
  houseNumber: '77193',
  email: 'pamietana@uczelnia.example',
  phone: '600111222',
} as const;

const POLE: readonly Entry[] = [
  ['imie', CANDIDATE.firstName],
  ['nazwisko', CANDIDATE.surname],
  ['pesel', CANDIDATE.pesel],
  ['miejsceUrodzenia', CANDIDATE.birthPlace],
  ['adres.kodPocztowy', '30-059'],
  ['adres.adres', CANDIDATE.street],
  ['adres.numerDomu', CANDIDATE.houseNumber],
  ['email', CANDIDATE.email],
  ['telefon', CANDIDATE.phone],
];

/** What `answerAll` types. */
export const TYPED_ANSWER = 'Odpowiedź testowa';

/** A section of the Polish form. */
export function section(page: Page, title: MessageId): Locator {
  return page.getByRole('region', { name: POLISH.say(title) });
}

/** The form in one language, filled in by its labels. */
export class Form {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  section(title: MessageId): Locator {
    return this.page.getByRole('region', { name: this.texts.say(title) });
  }

  field(part: Locator, label: MessageId): Locator {
    return part.getByLabel(this.texts.say(label), { exact: true });
  }

  async pick(part: Locator, option: MessageId): Promise<void> {
    await part.getByRole('radio', { name: this.texts.say(option), exact: true }).check();
  }

  async beForeigner(pesel: 'withPesel' | 'withoutPesel'): Promise<void> {
    const part = this.section('podsumowanie.obywatelstwo.tytul');
    await this.pick(part, 'podsumowanie.obywatelstwo.inne');
    await this.pick(
      part,
      pesel === 'withPesel'
        ? 'podsumowanie.obywatelstwo.pesel_tak'
        : 'podsumowanie.obywatelstwo.pesel_nie',
    );
  }

  async bePole(): Promise<void> {
    const part = this.section('podsumowanie.obywatelstwo.tytul');
    await this.pick(part, 'podsumowanie.obywatelstwo.polskie');
  }

  /** The list of errors above the form. */
  get errorList(): Locator {
    return this.page.locator('main [role=region]');
  }

  get personal(): Locator {
    return this.section('podsumowanie.dane_osobowe.tytul');
  }

  get firstName(): Locator {
    return this.field(this.personal, 'podsumowanie.dane_osobowe.imie');
  }

  get studentCard(): Locator {
    return this.page.getByRole('checkbox', {
      name: this.texts.beginning('podsumowanie.legitymacja.zamawiam'),
    });
  }

  get birthDate(): Locator {
    return this.personal.locator('[name=dataUrodzenia]');
  }

  /** Types the birth date, with any separator, and leaves the field. */
  async typeBirthDate(keys: string): Promise<void> {
    await this.birthDate.fill('');
    await this.birthDate.pressSequentially(keys);
    await this.birthDate.blur();
  }

  async fillNames(): Promise<void> {
    const { personal } = this;
    await this.firstName.fill(CANDIDATE.firstName);
    await this.field(personal, 'podsumowanie.dane_osobowe.nazwisko').fill(CANDIDATE.surname);
    const birthPlace = this.field(personal, 'podsumowanie.dane_osobowe.miejsce_ur');
    await birthPlace.fill(CANDIDATE.birthPlace);
  }

  /** Types the PESEL, which fills in birth date and sex. */
  async fillPesel(): Promise<void> {
    const pesel = this.field(this.personal, 'podsumowanie.dane_osobowe.pesel');
    await pesel.fill(CANDIDATE.pesel);
    await expect(this.birthDate).toHaveValue('14/05/1944');
    const man = this.texts.say('podsumowanie.dane_osobowe.plec.mezczyzna');
    await expect(this.personal.getByRole('radio', { name: man, exact: true })).toBeChecked();
  }

  /** Fills in a passport, a birth date in another format, and the sex. */
  async fillPassport(): Promise<void> {
    const { personal } = this;
    const kind = this.field(personal, 'podsumowanie.dane_osobowe.rodzaj_dowodu');
    await kind.selectOption({
      label: this.texts.say('podsumowanie.dane_osobowe.rodzaj_dowodu.paszport'),
    });
    const number = this.field(personal, 'podsumowanie.dane_osobowe.seria_numer_dowodu');
    await number.fill(CANDIDATE.passport);
    await this.typeBirthDate('9.7.2001');
    await expect(this.birthDate).toHaveValue('09/07/2001');
    await this.pick(personal, 'podsumowanie.dane_osobowe.plec.kobieta');
  }

  /** Chooses citizenship and country of origin of a foreigner. */
  async fillOrigin(country: string): Promise<void> {
    const { personal } = this;
    const citizenship = this.field(personal, 'podsumowanie.dane_osobowe.obywatelstwo');
    await citizenship.selectOption(country);
    const origin = this.field(personal, 'podsumowanie.dane_osobowe.kraj_pochodzenia');
    await origin.selectOption(country);
  }

  /** Fills in a Polish address; the postcode fills in the town. The country of a foreigner follows the citizenship. */
  async fillPolishAddress(title: MessageId): Promise<void> {
    const part = this.section(title);
    await this.field(part, 'podsumowanie.adres.kraj').selectOption('PL');
    await this.field(part, 'podsumowanie.adres.kod_pocztowy').fill('30-059');
    await this.expectTown(part);
    await this.field(part, 'podsumowanie.adres.ulica').fill(CANDIDATE.street);
    await this.field(part, 'podsumowanie.adres.numer_domu').fill(CANDIDATE.houseNumber);
  }

  /** Checks what a postcode has filled in: one line, or the fields, which a slow response opens. */
  async expectTown(part: Locator, town = 'Kraków'): Promise<void> {
    const line = part.getByText(town, { exact: true });
    const field = this.field(part, 'podsumowanie.adres.miejscowosc');
    await expect(line.or(field.and(this.page.locator(`[value="${town}"]`)))).toBeVisible();
  }

  /** Fills in an address in a German village. */
  async fillForeignAddress(title: MessageId): Promise<void> {
    const part = this.section(title);
    await this.field(part, 'podsumowanie.adres.kraj').selectOption('DE');
    await this.field(part, 'podsumowanie.adres.kod_pocztowy').fill('D-00000');
    await this.field(part, 'podsumowanie.adres.miejscowosc').fill('Musterdorf');
    await this.field(part, 'podsumowanie.adres.rodzaj_miejscowosci').selectOption({
      label: this.texts.say('podsumowanie.adres.rodzaj_miejscowosci.wies'),
    });
    await this.field(part, 'podsumowanie.adres.ulica').fill('Musterweg');
    await this.field(part, 'podsumowanie.adres.numer_domu').fill('5');
  }

  /** Chooses another correspondence address. */
  async wantLettersElsewhere(): Promise<void> {
    const part = this.section('podsumowanie.adres_korespondencyjny.tytul');
    await this.pick(part, 'podsumowanie.adres_korespondencyjny.inny');
  }

  async fillContact(): Promise<void> {
    const part = this.section('podsumowanie.dane_kontaktowe.tytul');
    await this.field(part, 'podsumowanie.dane_kontaktowe.email').fill(CANDIDATE.email);
    await this.field(part, 'podsumowanie.dane_kontaktowe.numer').fill(CANDIDATE.phone);
  }

  /** Fills in a Pole with a Polish address, at once. */
  async fillPole(): Promise<void> {
    await fillFast(this.page, POLE);
    const homeAddress = this.section('podsumowanie.adres.tytul');
    await this.expectTown(homeAddress);
  }

  /** Answers every question: yes, a text, or the first and the last of several answers. */
  async answerAll(definitions: readonly FormDefinition[]): Promise<void> {
    for (const { tytul, pozycjeFormularza } of definitions) {
      for (const question of pozycjeFormularza) {
        await this.answer(question, beginningWith(question.nazwa ?? tytul));
      }
    }
  }

  private async answer(question: Question, name: RegExp): Promise<void> {
    const part = this.section('podsumowanie.formularze.tytul');
    switch (questionKind(question)) {
      case 'TAKNIE':
        return this.pick(part.getByRole('radiogroup', { name }), 'podsumowanie.formularze.tak');
      case 'TEKST':
        return part.getByRole('textbox', { name }).fill(TYPED_ANSWER);
      case 'WIELOKROTNY_WYBOR': {
        const boxes = part.getByRole('group', { name }).getByRole('checkbox');
        await boxes.first().check();
        return boxes.last().check();
      }
    }
  }

  async acceptAll(): Promise<void> {
    const name = this.texts.beginning('podsumowanie.regulamin.wszystkie');
    await this.page.getByRole('checkbox', { name }).check();
  }

  /** Checks that the fields have their messages, which are rendered after the list of errors. */
  async expectFieldErrors(): Promise<void> {
    await expect(this.firstName).toHaveAttribute('aria-invalid', 'true');
  }

  /** The submit button in any state. Each step has a hidden one, in the form that is rendered ahead. */
  get button(): Locator {
    return this.page.locator('#submit').filter({ visible: true });
  }

  /** Sends the form, once the review is in view. */
  async submit(): Promise<void> {
    const end = this.page.locator('#section-end-seen');
    await end.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    await this.button.and(this.page.locator('[type="submit"][aria-disabled="false"]')).click();
  }

  /** Checks the permanent message at the button, and that the values of `fillPole` are unchanged. */
  async expectOutcome(title: MessageId): Promise<void> {
    await expect(this.page.locator('[data-outcome]')).toContainText(this.texts.say(title));
    await expect(this.button).toHaveAttribute('aria-disabled', 'false');
    const pesel = this.field(this.personal, 'podsumowanie.dane_osobowe.pesel');
    const homeAddress = this.section('podsumowanie.adres.tytul');
    await expect(this.firstName).toHaveValue(CANDIDATE.firstName);
    await expect(pesel).toHaveValue(CANDIDATE.pesel);
    await this.expectTown(homeAddress);
  }
}
