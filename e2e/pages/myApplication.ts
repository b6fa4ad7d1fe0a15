import type { Page } from '@playwright/test';
import type { MessageId, Texts } from './texts';

/** The page "My application", by message ids. */
export class MyApplicationPage {
  constructor(
    private readonly page: Page,
    private readonly texts: Texts,
  ) {}

  button(id: MessageId) {
    return this.page.getByRole('button', { name: this.texts.say(id), exact: true });
  }

  field(id: MessageId) {
    return this.page.getByRole('textbox', { name: this.texts.say(id), exact: true });
  }

  heading(id: MessageId) {
    return this.page.getByRole('heading', { level: 1, name: this.texts.say(id) });
  }

  get number() {
    return this.field('zakonczenie.numer');
  }

  /** Opens the application of the number in the field. */
  async find(birthDate: string): Promise<void> {
    await this.field('podsumowanie.dane_osobowe.data_ur').fill(birthDate);
    await this.button('zgloszenie.pokaz').click();
  }

  /** The button that opens the correction of a fact. */
  correction(fact: MessageId, verb: MessageId = 'zgloszenie.popraw') {
    const name = `${this.texts.say(verb)} ${this.texts.say(fact)}`;
    return this.page.getByRole('button', { name, exact: true });
  }

  async correct(...fact: Parameters<MyApplicationPage['correction']>): Promise<void> {
    await this.correction(...fact).click();
  }

  async withdraw(): Promise<void> {
    await this.button('zgloszenie.wycofaj').click();
    const dialog = this.page.getByRole('dialog');
    const name = this.texts.say('zgloszenie.wycofaj');
    await dialog.getByRole('button', { name, exact: true }).click();
  }
}
