import { ignoreSecondTap } from './ignoreSecondTap';
import { nextTask } from './loading/nextTask';
import { scrollAfterReload } from './navigation/scrollAfterReload';
import { readSiteConfig } from './siteConfig';

/**
 * What the application is made of, in the order of its imports. It is in the first files and only evaluated here: in
 * one go that would keep whoever presses what the prepared page shows (docs/adr/0011) waiting for half a second on a
 * cheap phone.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ '../features/language/languageSlice'),
  () => import(/* webpackMode: "eager" */ '../api/recruitmentApi'),
  () => import(/* webpackMode: "eager" */ './foundation'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
];

/**
 * Evaluates the application and puts it into its place on the page.
 *
 * @throws what a part throws while it is evaluated
 */
export async function begin(root: HTMLElement): Promise<void> {
  ignoreSecondTap();
  for (const part of PARTS) {
    await part();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await nextTask();
  const started = start(root, soundConfig());
  scrollAfterReload();
  await started;
}

/** The institution's settings; null when they are wrong: the page says so, and the console names the key. */
function soundConfig() {
  try {
    return readSiteConfig(document);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
