import { act } from '@testing-library/react';
import type { Application } from '../contract/application';
import type { EnrolmentValues } from '../domain/enrolmentValues';
import { offerKey } from '../domain/steps';
import { DRAFT_KEY } from '../features/enrolment/model/draftStorage';
import { isUntouched } from '../features/enrolment/model/form';
import { deferred, fakeBackend } from './backend';
import { POLAND } from './domainFixtures';
import { Filling } from './EnrolmentFilling';
import { openPage, PAGE_OFFER } from './enrolmentPage';
import { DEFINITE, DERIVED, FIELDS, MARKS, POST_ANSWERS, POSTCODES } from './enrolmentWorld';

/** Version 4, as most backends check it. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Time passes; the requests arrive at the backend. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A body has no value that the form hides. */
function expectNothingHidden({ kandydat }: Application, values: EnrolmentValues): void {
  const { obcokrajowiec, maPesel, obcokrajowiecRodzajDowodu: type } = values;
  const hasPesel = !obcokrajowiec || maPesel === true;
  const hasDocument = obcokrajowiec && type !== '';
  expect(kandydat).toMatchObject({
    pesel: hasPesel ? values.pesel : null,
    obcokrajowiecRodzajDowodu: hasDocument ? type : null,
    obcokrajowiecSeriaNumerDowodu: hasDocument ? values.obcokrajowiecSeriaNumerDowodu : null,
    obywatelstwo: obcokrajowiec ? values.obywatelstwo : POLAND,
  });
  if (hasPesel) expect(kandydat.dataUrodzenia.slice(2, 4)).toBe(values.pesel.slice(0, 2));
  for (const name of ['adres', 'adresKontaktowy'] as const) {
    const { kraj, wojewodztwo, brakKodu } = values[name];
    const isAbroad = kraj !== POLAND;
    if (name === 'adresKontaktowy' && values.adresKorespondencyjnyJakZamieszkania) {
      expect(kandydat[name]).toBeNull();
    } else {
      expect(kandydat[name]?.wojewodztwo).toBe(isAbroad ? null : wojewodztwo);
      expect(kandydat[name]?.kodPocztowy === '-').toBe(isAbroad && brakKodu);
    }
  }
}

/** The submission under way: its attempts without a response, and whether an earlier one had none. */
interface Sending {
  attempts: ((answer: string) => void)[];
  answer: string | null;
  sentBefore: boolean;
}

/** A form that a candidate submits, and what is known of its submissions. */
export class Submission extends Filling {
  private readonly posts: { key: string; body: Application }[] = [];
  private sending: Sending = { attempts: [], answer: null, sentBefore: false };
  protected isUnanswered = false;
  /** The key of each content since an application was stored, and the content of each key. */
  private keys = new Map<string, string>();
  private readonly contents = new Map<string, string>();

  constructor(private readonly knowsKeys: boolean) {
    super();
    fakeBackend(({ call, headers, body }) => {
      if (call !== 'POST kandydaci') return POSTCODES[call]?.() ?? { status: 404 };
      this.posts.push({ key: headers.get('Idempotency-Key') ?? '', body: body as Application });
      if (this.sending.answer !== null) return POST_ANSWERS[this.sending.answer] ?? {};
      const { wait, release } = deferred();
      const response = { wait };
      this.sending.attempts.push((name) => {
        Object.assign(response, POST_ANSWERS[name]);
        release();
      });
      return response;
    });
    this.page = this.open();
  }

  protected page: ReturnType<typeof openPage>;

  protected open() {
    return openPage({ fields: FIELDS, lists: this.lists(), knowsKeys: this.knowsKeys });
  }

  protected isBusy(): boolean {
    return this.page.form.getState().submitting === true;
  }

  protected isFree(): boolean {
    return this.page.isShown() && !this.isBusy();
  }

  /** Nothing of the candidate is left in the form or a storage. */
  protected emptied(): void {
    this.typed.clear();
    this.given.clear();
    this.following = new Set(DERIVED);
    expect(isUntouched(this.page.form)).toBe(true);
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
    const stored = JSON.stringify([sessionStorage, localStorage].map(Object.entries));
    for (const mark of MARKS) expect(stored).not.toContain(mark);
  }

  protected async submit(answer: string | null): Promise<void> {
    const { consents, countries } = this.lists();
    if (!this.page.isShown() || consents.length === 0 || countries.length === 0) return;
    const isSent = this.isFree() && this.page.form.getState().hasValidationErrors !== true;
    const count = this.posts.length;
    if (isSent) this.sending = { attempts: [], answer, sentBefore: this.isUnanswered };
    const values = this.values();
    const body: unknown = isSent ? JSON.parse(JSON.stringify(this.build())) : null;
    this.page.submit();
    this.page.submit();
    await pass(10);
    expect(this.posts).toHaveLength(count + (isSent ? 1 : 0));
    const sent = this.posts[count];
    if (sent === undefined) return;
    expect(sent.body).toEqual(body);
    expectNothingHidden(sent.body, values);
    for (const { zgoda, ...consent } of sent.body.warunkiRekrutacyjne) {
      expect([zgoda, this.given.get(consent.id)]).toEqual([true, JSON.stringify(consent)]);
    }
    expect(sent.key).toMatch(UUID);
    const content = JSON.stringify(sent.body);
    expect(this.keys.get(content) ?? sent.key).toBe(sent.key);
    expect(this.contents.get(sent.key) ?? content).toBe(content);
    this.keys.set(content, sent.key);
    this.contents.set(sent.key, content);
    this.isUnanswered = true;
    expect(this.isBusy()).toBe(answer === null);
    if (answer !== null) this.ended(answer, 0);
  }

  /** The submission has ended with this answer to this attempt; null without one. */
  protected ended(answer: string | null, attempt: number): void {
    if (answer !== 'accepted') {
      const isDefinite = attempt === 0 && DEFINITE.includes(answer ?? '');
      this.isUnanswered = this.sending.sentBefore || !isDefinite;
      return;
    }
    this.isUnanswered = false;
    this.keys = new Map();
    for (const key of this.contents.keys()) this.contents.set(key, 'stored');
    expect(sessionStorage).toHaveLength(0);
    this.page.show({ shown: false });
    this.emptied();
  }

  protected async answer(place: number, answer: string): Promise<void> {
    const { attempts } = this.sending;
    if (!this.isBusy()) return;
    const attempt = place % attempts.length;
    attempts[attempt]?.(answer);
    await pass(10);
    if (!this.isBusy()) this.ended(answer, attempt);
  }

  /** There is one submission under way, with one key. */
  protected checkSubmission(): void {
    expect(this.page.keys.firstFor(offerKey(PAGE_OFFER)) !== null).toBe(this.isUnanswered);
    if (!this.isBusy()) return;
    const { attempts } = this.sending;
    expect(attempts.length).toBeLessThanOrEqual(this.knowsKeys ? 3 : 1);
    expect(new Set(this.posts.slice(-attempts.length).map(({ key }) => key)).size).toBe(1);
  }
}
