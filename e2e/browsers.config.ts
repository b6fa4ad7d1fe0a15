import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `npx playwright test --config e2e/browsers.config.ts`: one journey in Firefox and in WebKit. */
export default defineConfig(tests, {
  testDir: 'browsers',
  testMatch: 'journey.ts',
  workers: 1,
  timeout: 300_000,
});
