import type { Page } from '@playwright/test';

/** Keeps the application away; what is returned lets it come. */
export async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The application has taken over the first screen that the backend put into the page. */
export async function applicationThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyPresses === undefined);
}
