import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to measure with: the one CHROMIUM_PATH names, else the system's, else Playwright's own. */
export function browserPath() {
  return process.env.CHROMIUM_PATH ?? [...SYSTEM, chromium.executablePath()].find(existsSync);
}
