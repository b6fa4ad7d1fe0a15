import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser for measurements: CHROMIUM_PATH, or else the system's, or else Playwright's own. */
export function browserPath() {
  return process.env.CHROMIUM_PATH ?? [...SYSTEM, chromium.executablePath()].find(existsSync);
}
