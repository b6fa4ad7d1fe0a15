import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
];

/**
 * The browser for the tests: CHROMIUM_PATH, or else the system's, or else Playwright's own.
 *
 * @returns the path of its executable, or undefined when there is none
 * @throws Error when CHROMIUM_PATH is not a file
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  }
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path));
}

function run(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function installFromSystem(): boolean {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return mayInstall && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium');
}

/**
 * Installs a browser when there is none: Debian's package as root, else Playwright's own.
 *
 * @throws Error that says what to do when neither works
 */
export function installBrowserIfMissing(): void {
  if (findBrowser() !== undefined) return;
  console.warn('No Chromium found; installing one for the browser tests ...');
  if (installFromSystem() || run('npx', 'playwright', 'install', 'chromium')) {
    if (findBrowser() !== undefined) return;
  }
  throw new Error(
    'The browser tests need Chromium, and installing it failed. Install it ("apt-get install chromium" or ' +
      '"npx playwright install --with-deps chromium"), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
