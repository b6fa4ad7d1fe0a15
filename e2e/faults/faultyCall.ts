import type { Page, Request, Route } from '@playwright/test';

/** What becomes of a request that is not answered by the backend. */
export type Fault = (route: Route) => Promise<void> | void;

/** The calls of the contract, by a pattern of their addresses. */
const CALLS = {
  dks: /\/dks$/,
  'dks/{promoLink}': /\/dks\/[^/]+$/,
  'kody-pocztowe': /\/kody-pocztowe\/\d+$/,
  'definicje-formularzy': /\/definicje-formularzy\//,
  'warunki-rekrutacyjne': /\/warunki-rekrutacyjne\//,
  'slowniki/kraj': /\/slowniki\/kraj\?/,
  'slowniki/obywatelstwo': /\/slowniki\/obywatelstwo\?/,
  'slowniki/numer-kierunkowy': /\/slowniki\/numer-kierunkowy\?/,
  'templatki-html': /\/templatki-html\//,
  'POST kandydaci': /\/kandydaci$/,
} as const;

export type CallName = keyof typeof CALLS;

/** Nobody answers at that address. */
export const down: Fault = (route) => route.abort('connectionrefused');

/** An error of the backend, in its own words. */
export const broken: Fault = (route) =>
  route.fulfill({ status: 500, json: { kod: 'BLAD_SERWERA', id: 'x' } });

/** A refusal that says nothing. */
export const refused: Fault = (route) => route.fulfill({ status: 400, json: {} });

/** What a proxy says in the place of the backend. */
export const notJson: Fault = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Przerwa techniczna' });

/** An answer of 200 with this content. */
export function saying(json: unknown): Fault {
  return (route) => route.fulfill({ json });
}

/** A call of the backend that can be made to fail. */
export class FaultyCall {
  /** Every request so far, the oldest first. */
  readonly requests: Request[] = [];
  private readonly waiting: Route[] = [];
  private fault: Fault | null = null;

  private constructor() {}

  /** Watches the call from now on; it works as long as nothing is said about it. */
  static async on(page: Page, call: CallName): Promise<FaultyCall> {
    const faulty = new FaultyCall();
    await page.route(CALLS[call], (route) => {
      faulty.requests.push(route.request());
      return faulty.fault ? faulty.fault(route) : route.continue();
    });
    return faulty;
  }

  /** From now on every request ends so. */
  fail(fault: Fault): void {
    this.fault = fault;
  }

  /** From now on no request gets an answer, until `answerLate` gives one. */
  wait(): void {
    this.fault = (route) => {
      this.waiting.push(route);
    };
  }

  /** From now on the backend answers. */
  lift(): void {
    this.fault = null;
  }

  /** The oldest request that waits, to be answered by the caller. */
  take(): Route {
    const route = this.waiting.shift();
    if (route === undefined) throw new Error('No request is waiting.');
    return route;
  }

  /** Gives the oldest request that waits its answer. */
  async answerLate(fault: Fault = (route) => route.continue()): Promise<void> {
    await fault(this.take());
  }
}
