import { scrollAfterReload } from './app/scrollAfterReload';
import { readSiteConfig } from './app/siteConfig';
import { start } from './app/start';
import './ui/styles/main.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the application.');

void start(root, soundConfig());
scrollAfterReload();

/** The institution's settings; null when they are wrong: the page says so, and the console names the key. */
function soundConfig() {
  try {
    return readSiteConfig(document);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
