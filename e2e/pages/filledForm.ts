import { expect, type Locator } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import type { Backend } from '../backend/server';
import { type StoredApplication, storedFor } from '../backend/storedApplications';
import { CANDIDATE, Form } from './form';
import { expectScreen } from './screens';
import type { MessageId } from './texts';
import { open, type Visit } from './visit';

/** A page without an open screen, and its backend. */
export interface Site {
  visit: Visit;
  backend: Backend;
}

/** The completely filled-in form of the visit's offer. */
export class FilledForm {
  private constructor(
    private readonly site: Site,
    private readonly form: Form,
  ) {}

  static async open(site: Site): Promise<FilledForm> {
    const form = await FilledForm.openEmpty(site);
    await form.fill();
    return form;
  }

  static async openEmpty(site: Site): Promise<FilledForm> {
    const { page, texts, whole } = site.visit;
    await open(site.visit, PATHS.summary, whole);
    await expectScreen(page, texts, 'summary');
    return new FilledForm(site, new Form(page, texts));
  }

  /** @param withQuestions whether they can be answered yet */
  async fill(withQuestions = true): Promise<void> {
    await this.form.fillPole();
    if (withQuestions) await this.answerAll();
    await this.form.acceptAll();
  }

  async answerAll(): Promise<void> {
    await this.form.answerAll(this.site.visit.questions);
  }

  /** Fills in what no draft contains, after a reload. */
  async fillAgain(): Promise<void> {
    await expect(this.firstName).toHaveValue(CANDIDATE.firstName);
    await this.form.fillPesel();
    await this.form.acceptAll();
  }

  get firstName(): Locator {
    return this.form.field(this.form.personal, 'podsumowanie.dane_osobowe.imie');
  }

  /** The submit button in any state. Each step's page contains that of the pre-rendered form, hidden. */
  get button(): Locator {
    return this.site.visit.page.locator('#submit').filter({ visible: true });
  }

  async submit(): Promise<void> {
    await this.form.submit();
  }

  /** Checks the permanent message at the button. */
  async expectOutcome(title: MessageId): Promise<void> {
    const { page, texts } = this.site.visit;
    await expect(page.locator('[data-outcome]')).toContainText(texts.say(title));
    await expect(this.button).toHaveAttribute('aria-disabled', 'false');
  }

  /** Checks that all values are unchanged. */
  async expectTyped(): Promise<void> {
    const { form } = this;
    const pesel = form.field(form.personal, 'podsumowanie.dane_osobowe.pesel');
    const homeAddress = form.section('podsumowanie.adres.tytul');
    await expect(this.firstName).toHaveValue(CANDIDATE.firstName);
    await expect(pesel).toHaveValue(CANDIDATE.pesel);
    await expect(form.field(homeAddress, 'podsumowanie.adres.miejscowosc')).toHaveValue('Kraków');
  }

  /** Checks that the completion page is open and the database has one application. */
  async expectSavedOnce(): Promise<StoredApplication> {
    const { page, texts, offer } = this.site.visit;
    await expectScreen(page, texts, 'completion');
    const { id } = offer.kierunekSpecjalnosc;
    const [stored, ...others] = storedFor(this.site.backend.databasePath, Number(id));
    expect(others).toEqual([]);
    if (stored === undefined) throw new Error('The application is not stored.');
    return stored;
  }
}
