import { scrollAfterReload } from './app/scrollAfterReload';
import { readSiteConfig } from './app/siteConfig';
import { nextTask } from './app/nextTask';
import './ui/styles/main.css';

/**
 * What the application is made of, in the order of its imports. It is in the first files and only evaluated here: in
 * one go that would keep whoever presses what the prepared page shows (docs/adr/0011) waiting for half a second on a
 * cheap phone.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ './features/language/languageSlice'),
  () => import(/* webpackMode: "eager" */ './api/recruitmentApi'),
  () => import(/* webpackMode: "eager" */ './app/foundation'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
];

async function begin(root: HTMLElement): Promise<void> {
  for (const part of PARTS) {
    await part();
    await nextTask();
  }
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await nextTask();
  void start(root, soundConfig());
  scrollAfterReload();
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

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the application.');
void begin(root);
