import { defineConfig } from '@playwright/test';
import path from 'node:path';

export default defineConfig({
  testDir: path.join(__dirname, 'e2e'),
  outputDir: path.join(__dirname, 'test-results'),
  globalSetup: path.join(__dirname, 'e2e', 'prepare.ts'),
  // `npm test` reads in the second one which rules of the specification have a test that passed.
  reporter: [
    ['list'],
    ['json', { outputFile: path.join(__dirname, 'node_modules', '.cache', 'playwright.json') }],
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  snapshotPathTemplate: '{testDir}/look/aria/{arg}{ext}',
  expect: { timeout: 20_000 },
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
