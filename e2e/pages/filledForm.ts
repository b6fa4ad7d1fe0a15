import { expect, type Locator } from '@playwright/test';
import { PATHS } from '../../src/domain/paths';
import type { Site } from '../faults/faultCell';
import { CANDIDATE, Form } from './form';
import { expectScreen } from './screens';
import { storedFor, type StoredApplication } from '../backend/storedApplications';
import type { MessageId } from './texts';
import { open } from './visit';

/** What only the backend can give the form. */
export type FormPart = 'questions' | 'consents';

/** The form of the visit's offer with everything filled in, ready to be sent. */
export class FilledForm {
  private constructor(
    private readonly site: Site,
    private readonly form: Form,
  ) {}

  /** @param without what is not there to be filled in yet */
  static async open(site: Site, without?: FormPart): Promise<FilledForm> {
    const { page, texts, whole } = site.visit;
    await open(site.visit, PATHS.summary, whole);
    await expectScreen(page, texts, 'summary');
    const filled = new FilledForm(site, new Form(page, texts));
    await filled.form.fillPole();
    if (without !== 'questions') await filled.fillPart('questions');
    if (without !== 'consents') await filled.fillPart('consents');
    return filled;
  }

  async fillPart(part: FormPart): Promise<void> {
    if (part === 'questions') await this.form.answerAll(this.site.visit.questions);
    else await this.form.acceptAll();
  }

  /** After a reload: what no draft keeps. */
  async fillAgain(): Promise<void> {
    await expect(this.firstName).toHaveValue(CANDIDATE.firstName);
    await this.form.fillPesel();
    await this.fillPart('consents');
  }

  /** Looks at the form as a foreigner sees it, and goes back to being a Pole. */
  async asForeigner(look: () => Promise<void>): Promise<void> {
    await this.form.beForeigner('withPesel');
    await look();
    await this.form.bePole();
  }

  get firstName(): Locator {
    return this.form.field(this.form.personal, 'podsumowanie.dane_osobowe.imie');
  }

  /** The button that sends it, whatever it says at the moment. */
  get button(): Locator {
    return this.site.visit.page.locator('form button[type=submit]');
  }

  async submit(): Promise<void> {
    await this.form.submit();
  }

  /** Makes it another application. */
  async change(): Promise<void> {
    await this.firstName.fill(`${CANDIDATE.firstName}owy`);
  }

  /** The message that stays at the button. */
  async expectOutcome(title: MessageId): Promise<void> {
    const { page, texts } = this.site.visit;
    await expect(page.locator('[data-outcome]')).toContainText(texts.say(title));
    await expect(this.button).toHaveAttribute('aria-disabled', 'false');
  }

  /** Everything is still as it was filled in. */
  async expectTyped(): Promise<void> {
    const { form } = this;
    const pesel = form.field(form.personal, 'podsumowanie.dane_osobowe.pesel');
    const home = form.section('podsumowanie.adres.tytul');
    await expect(this.firstName).toHaveValue(CANDIDATE.firstName);
    await expect(pesel).toHaveValue(CANDIDATE.pesel);
    await expect(form.field(home, 'podsumowanie.adres.miejscowosc')).toHaveValue('Kraków');
  }

  async expectCompletion(): Promise<void> {
    const { page, texts } = this.site.visit;
    await expectScreen(page, texts, 'completion');
  }

  /** The completion page, and one application in the database. */
  async expectSavedOnce(): Promise<StoredApplication | undefined> {
    const { offer } = this.site.visit;
    await this.expectCompletion();
    const { id } = offer.kierunekSpecjalnosc;
    const rows = storedFor(this.site.backend.databasePath, Number(id));
    expect(rows).toHaveLength(1);
    return rows[0];
  }
}
