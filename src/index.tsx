import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { readSiteConfig } from './app/siteConfig';
import './ui/styles/main.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the application.');

createRoot(root).render(
  <StrictMode>
    <App config={soundConfig()} />
  </StrictMode>,
);

/** The institution's settings; null when they are wrong: the page says so, and the console names the key. */
function soundConfig() {
  try {
    return readSiteConfig(document);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}
