import fc from 'fast-check';
import { pass, Submission } from '../../../testing/EnrolmentSubmission';
import {
  type Command,
  command,
  DERIVED,
  LISTS,
  NOT_STORED,
  PERSONS,
  SECRETS,
} from '../../../testing/enrolmentWorld';
import { runs } from '../../../testing/runs';
import { DRAFT_KEY } from '../model/draftStorage';
import { enrolmentSlice } from '../model/enrolmentSlice';
import { isUntouched } from '../model/form';

jest.mock('../../../ui/Toaster', () => ({ showToast: jest.fn() }));

/*
 * A candidate fills in the form, changes it, waits, leaves, reloads and sends it, while lists, postcodes and answers
 * arrive or fail: nothing typed is lost, kept or sent against the rules.
 */
jest.setTimeout(process.env['NIGHTLY'] ? 3_600_000 : 600_000);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Commands = { [name in Command['do']]: (given: Extract<Command, { do: name }>) => unknown };
/** These need the form, unlocked. */
const BY_FORM: readonly string[] = ['type', 'fill', 'citizenship', 'tick', 'clear'];

/** The candidate's page, and what is known of it. */
class Visit extends Submission {
  private reloadedAt = 0;
  close(): void {
    this.page.close();
  }

  private async wait(ms: number): Promise<void> {
    const wasBusy = this.isBusy();
    await pass(ms);
    if (wasBusy && !this.isBusy()) this.ended(null, 0);
  }

  private setClock(minutes: number): void {
    this.shift += minutes * MINUTE;
    this.setBack = (this.setBack ?? 0) + Math.max(0, -minutes * MINUTE);
    jest.setSystemTime(Date.now() + minutes * MINUTE);
  }

  private reload(minutes: number, isLoaded: boolean): void {
    this.restored = new Set(DERIVED.filter((name) => this.typed.has(name)));
    this.forgetImplied();
    for (const name of this.typed.keys()) if (NOT_STORED.test(name)) this.typed.delete(name);
    this.given.clear();
    this.page.close();
    jest.setSystemTime(Date.now() + minutes * MINUTE);
    this.reloadedAt = this.now();
    this.loaded = [];
    this.page = this.open();
    if (isLoaded) this.load(LISTS);
  }

  private load(lists: readonly string[], language = this.language): void {
    this.loaded = language === this.language ? [...this.loaded, ...lists] : lists;
    this.language = language;
    this.page.show({ lists: this.lists() });
  }

  private keep(): void {
    if (this.page.state().deadline === null) return;
    this.page.dispatch(enrolmentSlice.actions.renewed());
    this.touch();
  }

  private clear(): void {
    this.page.dispatch(enrolmentSlice.actions.cleared('candidate'));
    this.isUnanswered = false;
    this.emptied();
  }

  private async apply(person: keyof typeof PERSONS, answer: string | null): Promise<void> {
    this.load(LISTS);
    if (this.isFree()) this.fill(PERSONS[person]());
    await this.submit(answer);
  }

  private readonly commands: Commands = {
    type: ({ name, choice }) => this.choose(name, choice),
    fill: ({ person }) => this.fill(PERSONS[person]()),
    citizenship: ({ code }) => this.chooseCitizenship(code),
    tick: ({ id, ticked }) => this.tick(id, ticked),
    clear: () => this.clear(),
    load: ({ list }) => this.load(list === 'all' ? LISTS : [list]),
    language: ({ language }) => this.load([], language),
    consentText: () => {
      this.consentText += 1;
      this.load([]);
    },
    wait: ({ ms }) => this.wait(ms),
    setClock: ({ minutes }) => this.setClock(minutes),
    submit: ({ answer }) => this.submit(answer),
    apply: ({ person, answer }) => this.apply(person, answer),
    answer: ({ attempt, answer }) => this.answer(attempt, answer),
    reload: ({ minutes, isLoaded }) => this.reload(minutes, isLoaded),
    keep: () => this.keep(),
    leave: () => this.page.show({ shown: !this.page.isShown() }),
  };

  async runAndCheck(one: Command): Promise<void> {
    const was = this.values();
    const wasUntouched = isUntouched(this.page.form);
    if (this.isFree() || !BY_FORM.includes(one.do)) {
      await (this.commands[one.do] as (given: Command) => unknown)(one);
    }
    await pass(1);
    this.checkTime(wasUntouched);
    this.checkFilling(was, one);
    this.checkSubmission();
    const draft = sessionStorage.getItem(DRAFT_KEY) ?? '';
    for (const secret of SECRETS) expect(draft).not.toContain(secret);
    const isPaused = one.do === 'wait' && one.ms >= 1000;
    if (isPaused && isUntouched(this.page.form)) expect(draft).toBe('');
  }

  /** Not emptied before its hour is over, and not kept long after it. */
  private checkTime(wasUntouched: boolean): void {
    const { form, state } = this.page;
    const idle = this.now() - this.changedAt;
    const isUntouchedNow = isUntouched(form);
    if (!wasUntouched && isUntouchedNow && (this.setBack !== null || idle > HOUR - 1000)) {
      this.emptied();
      this.isUnanswered = false;
    }
    // After a reload a postcode is looked up again, and what it fills in counts as a change.
    const { adres, adresKontaktowy } = this.values();
    const isLookedUp = adres.kodPocztowy !== '' || adresKontaktowy.kodPocztowy !== '';
    const unchanged = isLookedUp ? Math.min(idle, this.now() - this.reloadedAt) : idle;
    const isOver = unchanged > HOUR + (this.setBack ?? 0) + MINUTE;
    if (isOver && !this.isBusy()) expect(isUntouchedNow).toBe(true);
    if (state().deadline === null) return;
    expect(isUntouchedNow).toBe(false);
    if (this.setBack === null) expect(idle).toBeGreaterThan(54 * MINUTE);
  }
}

async function play(knowsKeys: boolean, commands: readonly Command[]): Promise<void> {
  jest.setSystemTime(new Date('2025-09-01T10:00'));
  sessionStorage.clear();
  const visit = new Visit(knowsKeys);
  try {
    for (const one of commands) await visit.runAndCheck(one);
  } finally {
    visit.close();
  }
}

test('in any order of typing, loading, waiting, reloading and sending nothing is lost, kept or sent against the rules', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const sequences = fc.array(command, { minLength: 10, maxLength: 30 });
  await fc.assert(fc.asyncProperty(fc.boolean(), sequences, play), runs(50, 2000));
});
