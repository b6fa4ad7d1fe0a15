import { expect, type Locator } from '@playwright/test';
import { FilledForm, type FormPart } from '../pages/filledForm';
import type { MessageId } from '../pages/texts';
import type { Cell, Site } from './faultCell';
import { type CallName, type Fault, FaultyCall } from './faultyCall';

const CALL_TIMEOUT = 15_000;

/** A part of the form that depends on one call and is required for sending. */
export interface RequiredPart {
  call: CallName;
  /** The message shown in its place. */
  failed: MessageId;
  /** Its name in the list of missing parts at the button. */
  name: MessageId;
  /** The message while it is loading. */
  loading: MessageId;
  /** The part of the form that cannot be filled in without it. */
  holds?: FormPart;
}

/** A form without one part. */
class FormWithoutPart {
  private constructor(
    private readonly site: Site,
    private readonly part: RequiredPart,
    private readonly call: FaultyCall,
    private readonly form: FilledForm,
  ) {}

  static async open(site: Site, part: RequiredPart, fault: Fault | 'wait') {
    const call = await FaultyCall.on(site.visit.page, part.call);
    if (fault === 'wait') call.wait();
    else call.fail(fault);
    return new FormWithoutPart(site, part, call, await FilledForm.openEmpty(site));
  }

  /** Fills in everything else. */
  async fill(): Promise<void> {
    await this.form.fill(this.part.holds);
  }

  private get alert(): Locator {
    const { page, texts } = this.site.visit;
    return page.getByRole('alert').filter({ hasText: texts.say(this.part.failed) });
  }

  async expectLoading(): Promise<void> {
    const { page, texts } = this.site.visit;
    // Foreigners see every field.
    await this.form.asForeigner(async () => {
      await expect(page.getByText(texts.say(this.part.loading)).first()).toBeAttached();
    });
    await expect(this.alert).toHaveCount(0);
  }

  /** Checks that the message is shown, the rest is there, and nothing can be sent. */
  async expectFailed(requests: number): Promise<void> {
    const { page, texts } = this.site.visit;
    await expect(this.alert).toBeVisible();
    await expect.poll(() => this.call.requests.length).toBe(requests);
    await this.form.submit();
    await this.form.expectOutcome('podsumowanie.braki.tytul');
    const missing = page.locator('[data-outcome]').getByRole('listitem');
    await expect(missing).toHaveText([texts.say(this.part.name)]);
    await this.form.expectTyped();
  }

  async retry(): Promise<void> {
    const { texts } = this.site.visit;
    await this.alert.getByRole('button', { name: texts.say('start.blad.ponow') }).click();
  }

  /** Checks that the form can be sent after a retry, with the typed values. */
  async expectRetryWorks(): Promise<void> {
    this.call.lift();
    await this.retry();
    await expect(this.alert).toHaveCount(0);
    await this.form.expectTyped();
    if (this.part.holds) await this.form.fillPart(this.part.holds);
    await this.form.submit();
    await this.form.expectSavedOnce();
  }
}

/** Shows a message with a retry in place of the part; the form cannot be sent without it. */
export function missing(part: RequiredPart, fault: Fault, requests = 1): Cell {
  return [
    'a message where it is missing, and a retry',
    async (site) => {
      const form = await FormWithoutPart.open(site, part, fault);
      await form.fill();
      await form.expectFailed(requests);
      await form.expectRetryWorks();
    },
  ];
}

/** Shows the loading state, and the message after 15 seconds. */
export function slow(part: RequiredPart): Cell {
  return [
    'that it is loading, and the message after 15 seconds',
    async (site) => {
      const { clock } = site.visit.page;
      await clock.install();
      const form = await FormWithoutPart.open(site, part, 'wait');
      // Before anything is typed: the clock goes on meanwhile.
      await form.expectLoading();
      await clock.fastForward(1000);
      await form.expectLoading();
      await clock.fastForward(CALL_TIMEOUT);
      await form.fill();
      await form.expectFailed(1);
      await form.expectRetryWorks();
    },
  ];
}
