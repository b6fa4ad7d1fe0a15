import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { type Application, storedSchema } from '../src/contract/application';
import { referenceNumber } from '../src/domain/referenceNumber';
import { Fault, NoAnswer } from './outcomes';

/** How long an answer may take, in milliseconds: as long as the site waits. */
const GET_TIMEOUT = 15_000;
const POST_TIMEOUT = 30_000;

/**
 * - `url`: the `apiBase`, with a slash at the end
 * - `write`: whether test applications may be stored
 * - `origin`: of a site on another origin, or null
 * - `poland`: the `wartosc` of Poland; `postcode`: one that the backend knows
 */
export interface Settings {
  url: string;
  write: boolean;
  origin: string | null;
  poland: string;
  postcode: string;
  now: () => Date;
}

/** An answer; `json` is undefined when the body is not JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
}

/** Everything of an answer to `POST kandydaci`, and what was sent. */
export interface Sent {
  application: Application;
  key: string;
  answer: Answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** "fetch failed" says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const inner = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  return inner instanceof Error ? inner.message : error.message;
}

/** The backend to check. Each address is read once. */
export class Backend {
  private readonly answers = new Map<string, Promise<Answer>>();
  private readonly sent = new Map<string, Promise<Sent>>();
  /** The reference numbers of the test applications that the backend has stored, by their keys. */
  readonly stored = new Map<string, string>();

  constructor(readonly settings: Settings) {}

  private async call(path: string, timeout: number, init: RequestInit): Promise<Answer> {
    try {
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(new URL(path, this.settings.url), { ...init, signal });
      const { status, headers } = response;
      return { status, headers, json: parsed(await response.text()) };
    } catch (error) {
      throw new NoAnswer(`no answer (${reasonOf(error)})`);
    }
  }

  /** @throws NoAnswer */
  get(path: string): Promise<Answer> {
    const known = this.answers.get(path) ?? this.read(path, {});
    this.answers.set(path, known);
    return known;
  }

  /** Reads without remembering the answer. */
  read(path: string, headers: Record<string, string>): Promise<Answer> {
    return this.call(path, GET_TIMEOUT, { headers });
  }

  /**
   * The preflight request that a browser sends before `POST kandydaci` with these headers from a page of this origin. It
   * follows no redirect.
   */
  preflight(origin: string, names: readonly string[]): Promise<Answer> {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': names.join(','),
    };
    return this.call('kandydaci', GET_TIMEOUT, {
      method: 'OPTIONS',
      redirect: 'manual',
      headers,
    });
  }

  /**
   * Sends any body to `POST kandydaci`, or to another call. Redirects are not followed, as the site follows none.
   *
   * @throws Fault without an answer, or when requests are limited
   */
  async post(
    body: string,
    headers: Record<string, string> = {},
    path = 'kandydaci',
  ): Promise<Answer> {
    if (!this.settings.write) throw new Error('Applications are only sent with --write.');
    const answer = await this.call(path, POST_TIMEOUT, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    if (answer.status === 429) throw new Fault('status 429: raise the limit of requests');
    return answer;
  }

  /** Sends an application as the site does. */
  async send(application: Application, key: string = randomUUID()): Promise<Sent> {
    const isNew = !this.stored.has(key);
    // Without an answer it may be stored.
    if (isNew) this.stored.set(key, referenceNumber(key));
    const answer = await this.post(JSON.stringify(application), { 'idempotency-key': key });
    if (v.is(storedSchema, answer.json)) this.stored.set(key, answer.json.numer);
    if (isNew && answer.status >= 400 && answer.status < 500) this.stored.delete(key);
    return { application, key, answer };
  }

  /** Sends the application that `create` makes, once for each name. */
  sendOnce(name: string, create: () => Promise<Application>): Promise<Sent> {
    const known = this.sent.get(name) ?? create().then((application) => this.send(application));
    this.sent.set(name, known);
    return known;
  }
}
