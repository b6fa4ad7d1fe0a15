import { test as base, expect, type Page } from '@playwright/test';
import { findBrowser } from './browser';
import { startBackend, type Backend } from './backend/server';
import { forgetApplications } from './backend/storedApplications';

interface TestOptions {
  /**
   * Errors that the test provokes, by a part of their text; any other error fails it. An answer of 400 is
   * such an error for the browser: `test.use({ expectedErrors: [/status of 400/] })`.
   */
  expectedErrors: RegExp[];
}

interface WorkerParts {
  /** The backend of this worker, shared by the worker's tests. */
  backend: Backend;
}

/** Collects what a page complains about: errors in its console (broken security policy included) and uncaught ones. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  return errors;
}

/** Playwright's `test` with a backend for each worker, whose address is the base of `page.goto`, and a watchful `page`. */
export const test = base.extend<TestOptions, WorkerParts>({
  expectedErrors: [[], { option: true }],

  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = findBrowser();
      await use({ ...launchOptions, ...(executablePath !== undefined && { executablePath }) });
    },
    { scope: 'worker' },
  ],

  backend: [
    // Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const backend = await startBackend();
      await use(backend);
      await backend.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ backend }, use) => {
    await use(backend.url);
  },

  // Tests of one worker apply for the same programmes as the same person.
  page: async ({ page, backend, expectedErrors }, use) => {
    forgetApplications(backend.databasePath);
    const errors = collectErrors(page);
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((text) => text.test(error)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

export { expect };
