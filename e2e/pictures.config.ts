import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `node bin/screens.mjs`: no tests, but screenshots of every state. */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: 'pictures.ts',
  snapshotPathTemplate: '../screens/{arg}{ext}',
});
