import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Handles a request in place of the backend. */
export type Fault = (route: Route) => Promise<void> | void;

/** URL patterns of the calls. */
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

/** A 500 of the backend. */
export const broken: Fault = (route) =>
  route.fulfill({ status: 500, json: { kod: 'BLAD_SERWERA', id: 'x' } });

/** An HTML page of a proxy. */
export const notJson: Fault = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Przerwa techniczna' });

/** A 200 with this content. */
export function saying(json: unknown): Fault {
  return (route) => route.fulfill({ json });
}

/** A call of the backend that can be made to fail. */
export class FaultyCall {
  /** All requests so far, oldest first. */
  readonly requests: Request[] = [];
  private readonly waiting: Route[] = [];
  private fault: Fault | null = null;

  private constructor() {}

  /** Starts to intercept the call; requests go through until told otherwise. */
  static async on(page: Page, call: CallName): Promise<FaultyCall> {
    const faulty = new FaultyCall();
    await page.route(CALLS[call], (route) => {
      faulty.requests.push(route.request());
      return faulty.fault ? faulty.fault(route) : route.continue();
    });
    return faulty;
  }

  /** Fails all further requests. */
  fail(fault: Fault): void {
    this.fault = fault;
  }

  /** Leaves all further requests without a response until `answerLate`. */
  wait(): void {
    this.fault = (route) => {
      this.waiting.push(route);
    };
  }

  /** Lets further requests through. */
  lift(): void {
    this.fault = null;
  }

  /** Waits for a request without a response, and returns the oldest one for the caller to answer. */
  async take(): Promise<Route> {
    await expect.poll(() => this.waiting.length, 'waiting requests').toBeGreaterThan(0);
    const route = this.waiting.shift();
    if (route === undefined) throw new Error('No request is waiting.');
    return route;
  }

  /** Waits for a request without a response, and answers the oldest one. */
  async answerLate(fault: Fault = (route) => route.continue()): Promise<void> {
    await fault(await this.take());
  }
}
