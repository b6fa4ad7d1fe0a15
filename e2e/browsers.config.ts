import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `npm run test:browsers`: one journey in Firefox and in WebKit. */
export default defineConfig(tests, {
  testDir: 'browsers',
  testMatch: 'journey.ts',
  workers: 1,
  timeout: 300_000,
});
