import type { Locator, Page } from '@playwright/test';

/** Delays matching files or calls until the returned function is called. */
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

/** Delays the main script until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdFiles(page, '**/assets/main*.js');
}

/** Opens an address whose main script is held, and waits until the browser has read the whole page. */
export async function openUnscripted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
}

/** The visible message that the page cannot be loaded (public/index.html), in Polish and English. */
export function loadFailure(page: Page): Locator {
  return page.getByRole('alert').and(page.locator('[data-load-failure]'));
}

/** Opens the pre-rendered first screen, whose main script is delayed until the returned function is called. */
export async function openBeforeScript(page: Page): Promise<() => void> {
  const release = await holdScripts(page);
  await openUnscripted(page, '/');
  return release;
}

/**
 * The centre of an element, in CSS pixels of the window.
 *
 * @throws Error when it is not visible
 */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Resolves once the fonts are loaded, which come last and move what is on the page. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(
        ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
      ),
  );
}

/** Resolves once the pre-rendered first screen is hydrated and the captured interactions are replayed. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => window.captured === undefined);
}
