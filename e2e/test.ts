import { expect, type Page, test as base } from '@playwright/test';
import { type Backend, startBackend } from './backend/server';
import { deleteApplications } from './backend/storedApplications';
import { findBrowser } from './browser';

interface TestOptions {
  /**
   * Errors that the test provokes, by a part of their text; any other error fails it. The browser reports a 400 as an
   * error: `test.use({ expectedErrors: [/status of 400/] })`.
   */
  expectedErrors: RegExp[];
}

interface WorkerParts {
  /** The backend of this worker, shared by its tests. */
  backend: Backend;
}

/** Collects a page's console errors, including violations of the security policy, and uncaught errors. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  return errors;
}

/**
 * Playwright's `test` with a backend for each worker as the base of `page.goto`, and a `page` whose errors fail the
 * test.
 */
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
    // Playwright derives the fixture's dependencies from this pattern.
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

  // The tests of a worker apply as the same person for the same programmes, so each begins without applications.
  page: async ({ page, backend, expectedErrors }, use) => {
    deleteApplications(backend.databasePath);
    const errors = collectErrors(page);
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((text) => text.test(error)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

export { expect };
