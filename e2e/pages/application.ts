import type { Locator, Page } from '@playwright/test';

/** Delays matching files until the returned function is called. */
export async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Keeps the application away; what is returned lets it come. */
export function holdApplication(page: Page): Promise<() => void> {
  return holdFiles(page, '**/assets/main*.js');
}

/**
 * The centre of an element, in CSS pixels of the window.
 *
 * @throws Error when it is not visible
 */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The application has taken over the first screen that the backend put into the page. */
export async function applicationThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyPresses === undefined);
}
