import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Handles a request in place of the backend. */
export type Fault = (route: Route) => Promise<void> | void;

/** A 500 of the backend. */
export const broken: Fault = (route) =>
  route.fulfill({ status: 500, json: { kod: 'BLAD_SERWERA', id: 'x' } });

/** `POST kandydaci`, which can be made to fail. */
export class FaultyCall {
  /** All requests so far, oldest first. */
  readonly requests: Request[] = [];
  private readonly waiting: Route[] = [];
  private fault: Fault | null = null;

  private constructor() {}

  /** Starts to intercept the call; requests go through until told otherwise. */
  static async on(page: Page): Promise<FaultyCall> {
    const faulty = new FaultyCall();
    await page.route('**/api/rekrutacja/kandydaci', (route) => {
      faulty.requests.push(route.request());
      return faulty.fault ? faulty.fault(route) : route.continue();
    });
    return faulty;
  }

  /** Fails all further requests. */
  fail(fault: Fault): void {
    this.fault = fault;
  }

  /** Leaves all further requests without a response until `take`. */
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
}
