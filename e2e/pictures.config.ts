import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** `npm run screens`: not tests, but pictures of every state for people to look at. */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: 'pictures.ts',
  outputDir: '../test-results',
});
