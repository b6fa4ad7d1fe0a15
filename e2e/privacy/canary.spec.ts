import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { type Backend } from '../backend/server';
import { storedFor } from '../backend/storedApplications';
import { broken, FaultyCall } from '../faults/faultyCall';
import { closeByEscape } from '../pages/dialog';
import { openForm } from '../pages/enrolment';
import { fillFast } from '../pages/fillFast';
import { Form } from '../pages/form';
import { FormFile } from '../pages/formFile';
import { expectScreen } from '../pages/screens';
import type { MessageId } from '../pages/texts';
import { settled, startVisit, type Visit } from '../pages/visit';
import { canaryFill, type Fill } from '../reading/canary';
import { found, otherRows, Traces } from '../reading/canaryTraces';
import { expect } from '../test';
import { tracing } from './tracing';

/** One for each kind of candidate. */
const VISITS = process.env.NIGHTLY ? 24 : 3;

/** A visit: the form, the backend behind it, and their traces. */
class CanaryVisit {
  /** All marks typed so far. */
  private readonly marks: string[] = [];

  constructor(
    private readonly visit: Visit,
    private readonly backend: Backend,
    private readonly traces: Traces,
    private readonly post: FaultyCall,
  ) {}

  private get page(): Page {
    return this.visit.page;
  }

  /**
   * Checks all places where the marks do not belong: everything but the form, the draft, the application and its row.
   */
  private async expectNoTrace({ marks, secrets }: Fill): Promise<void> {
    expect(found(await this.everything(), marks)).toEqual([]);
    expect(found(await this.traces.ofTab(), secrets)).toEqual([]);
  }

  private async everything(): Promise<string> {
    return [...(await this.traces.all()), this.backend.log()].join('\n');
  }

  /** Traces of an earlier form may only appear with a later one. */
  async expectNoTraceOfAny(): Promise<void> {
    expect(this.marks.length).toBeGreaterThan(2 * VISITS);
    expect(found(await this.everything(), this.marks)).toEqual([]);
  }

  async fill(fill: Fill): Promise<void> {
    this.marks.push(...fill.marks);
    await fillFast(this.page, fill.entries);
    await this.expectNoTrace(fill);
  }

  async clear({ marks }: Fill): Promise<void> {
    const { texts } = this.visit;
    const name = texts.say('podsumowanie.szkic.wyczysc');
    await this.page.getByRole('button', { name }).click();
    await this.page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    expect(found(await this.traces.ofTab(), marks)).toEqual([]);
    const values = await this.page.evaluate(() =>
      Array.from(document.querySelectorAll('input'), (input) => input.value).join('\n'),
    );
    expect(found(values, marks)).toEqual([]);
  }

  async expectSnapshotClean({ marks }: Fill): Promise<void> {
    const { texts } = this.visit;
    const show = this.page.getByRole('button', { name: texts.say('pomoc.dane.pokaz') });
    await show.first().click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.say('pomoc.dane.wszystkie') }).click();
    const text = await dialog.getByRole('textbox').inputValue();
    expect(text).toContain('"fields"');
    expect(found(text, marks)).toEqual([]);
    await closeByEscape(this.page);
  }

  /** Takes the form along, and opens the file after the form was cleared. */
  async takeAlong(fill: Fill): Promise<void> {
    const file = new FormFile(this.page, this.visit.texts);
    const taken = await file.take();
    const marks = [...fill.marks, taken.passphrase];
    this.marks.push(taken.passphrase);
    expect(found(taken.content.toString('latin1'), marks)).toEqual([]);
    expect(found(taken.content.toString('utf8'), marks)).toEqual([]);
    await this.clear(fill);
    await file.open(taken);
    await this.expectNoTrace({ ...fill, marks, secrets: [...fill.secrets, taken.passphrase] });
  }

  private async expectNothingKept(fill: Fill): Promise<void> {
    await this.expectNoTrace(fill);
    // The tab keeps the first name for an hour.
    const [, firstName] = fill.entries.find(([field]) => field === 'imie') ?? [];
    const others = fill.marks.filter((mark) => mark !== firstName);
    expect(found(await this.traces.ofTab(), others)).toEqual([]);
    expect(await this.traces.stores()).toEqual([]);
  }

  /** Downloads, shows and prints the copy of what was sent. */
  private async takeCopy({ secrets }: Fill): Promise<void> {
    const { say } = this.visit.texts;
    const click = (name: MessageId) => this.page.getByRole('button', { name: say(name) }).click();
    const coming = this.page.waitForEvent('download');
    await click('zakonczenie.kopia.pobierz');
    const file = await coming;
    const html = readFileSync(await file.path(), 'utf8');
    expect(found(`${file.suggestedFilename()} ${file.url()}`, this.marks)).toEqual([]);
    await click('zakonczenie.kopia.pokaz');
    const preview = this.page.getByRole('region', { name: say('zakonczenie.kopia.tytul') });
    for (const secret of secrets) {
      expect(html).toContain(secret);
      await expect(preview.getByText(secret)).toBeVisible();
    }
    await this.page.pdf();
    await file.delete();
  }

  /** Sends the form, which is refused at first. Then the marks are in the application and nowhere else. */
  async send(fill: Fill, sentBefore: number): Promise<void> {
    const { texts, offer } = this.visit;
    const form = new Form(this.page, texts);
    await form.acceptAll();
    this.post.fail(broken);
    await form.submit();
    await expect(this.page.locator('[data-outcome]')).toBeVisible();
    await this.expectNoTrace(fill);
    this.post.lift();
    await form.submit();
    await expectScreen(this.page, texts, 'completion');
    await settled(this.visit);
    await this.expectNothingKept(fill);
    await this.takeCopy(fill);
    await this.expectNothingKept(fill);

    const { databasePath } = this.backend;
    const rows = storedFor(databasePath, Number(offer.kierunekSpecjalnosc.id));
    expect(rows).toHaveLength(sentBefore + 1);
    const row = JSON.stringify(rows);
    const body = this.traces.sent.at(-1) ?? '';
    for (const secret of fill.secrets) {
      expect(body).toContain(secret);
      expect(row).toContain(secret);
    }
    expect(found(otherRows(databasePath), fill.marks)).toEqual([]);
  }
}

// Each application is refused at first.
tracing.use({ expectedErrors: [/status of 500/] });

tracing(
  'what is typed into the form is nowhere but in the application and its row',
  async ({ page, backend }) => {
    tracing.setTimeout(VISITS * 100_000);
    const traces = Traces.on(page);
    const post = await FaultyCall.on(page);
    const visit = await startVisit(page, { language: 'pl', scheme: 'light', width: 1280 });
    const canaryVisit = new CanaryVisit(visit, backend, traces, post);
    for (let sent = 0; sent < VISITS; sent += 1) {
      await openForm(visit);
      const earlier = canaryFill(2 * sent, visit.questions);
      const fill = canaryFill(2 * sent + 1, visit.questions);
      await canaryVisit.fill(earlier);
      await canaryVisit.clear(earlier);
      await canaryVisit.fill(fill);
      await canaryVisit.expectSnapshotClean(fill);
      await canaryVisit.takeAlong(fill);
      await canaryVisit.send(fill, sent);
    }
    await canaryVisit.expectNoTraceOfAny();
  },
);
