import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { readSiteConfig } from './app/siteConfig';
import './ui/styles/main.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the application.');

createRoot(root).render(
  <StrictMode>
    <App config={readSiteConfig(document)} />
  </StrictMode>,
);
