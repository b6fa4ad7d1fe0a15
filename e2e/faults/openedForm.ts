import { expect, type Locator } from '@playwright/test';
import { PATHS } from '../../src/domain/screens';
import { Catalogue } from '../pages/catalogue';
import { CANDIDATE, Form } from '../pages/form';
import {
  chooseDirection,
  clickForward,
  expectScreen,
  forward,
  switchLanguage,
} from '../pages/screens';
import { textsOf } from '../pages/texts';
import { open } from '../pages/visit';
import type { Site } from './faultCell';
import { type CallName, FaultyCall } from './faultyCall';

/** An English offer with two steps. */
const ENGLISH_OFFER = 108001;

/** The form with a typed name, opened while the test controls a call. */
export class OpenedForm {
  private constructor(
    readonly site: Site,
    readonly form: Form,
    readonly call: FaultyCall,
  ) {}

  static async open(
    site: Site,
    name: CallName,
    prepare: (call: FaultyCall) => void,
  ): Promise<OpenedForm> {
    const { page, texts, whole } = site.visit;
    const call = await FaultyCall.on(page, name);
    prepare(call);
    await open(site.visit, PATHS.summary, whole);
    await expectScreen(page, texts, 'summary');
    const form = new Form(page, texts);
    await form.fillNames();
    return new OpenedForm(site, form, call);
  }

  field(part: Locator, label: Parameters<Form['field']>[1]): Locator {
    return this.form.field(part, label);
  }

  async expectTyped(form = this.form): Promise<void> {
    const name = form.field(form.personal, 'podsumowanie.dane_osobowe.imie');
    await expect(name).toHaveValue(CANDIDATE.firstName);
  }

  /** The form of the same person for English studies, chosen without a reload. */
  async inEnglish(): Promise<Form> {
    const { page, texts } = this.site.visit;
    const english = textsOf('eng');
    await switchLanguage(page, english);
    const change = page.getByRole('dialog').getByRole('button');
    await change.getByText(texts.say('jezyk.zmiana.zmien')).click();
    await expectScreen(page, english, 'direction');
    const offer = await new Catalogue(page.request).offer(ENGLISH_OFFER);
    await chooseDirection(page, english, offer);
    await clickForward(page, english, 'mode');
    await page.getByRole('radio', { name: 'Online' }).check();
    await forward(page, english, 'summary').click();
    await expectScreen(page, english, 'summary');
    return new Form(page, english);
  }
}
