import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `npm run test:hosting`: the written site behind other web servers. */
export default defineConfig(tests, { testDir: '.', testMatch: 'webServers.ts' });
