import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SiteConfig } from '../contract/siteConfig';
import { App } from './App';
import type { AppStore } from './store/store';

/** Replaces the content of the page by the site. */
export function mount(root: HTMLElement, config: SiteConfig, store: AppStore): void {
  root.replaceChildren();
  delete document.documentElement.dataset['shell'];
  createRoot(root).render(
    <StrictMode>
      <App config={config} store={store} />
    </StrictMode>,
  );
}

/** Hydrates the first screen of the backend (docs/adr/0011), in a transition, so that the page stays responsive. */
export function hydrate(root: HTMLElement, config: SiteConfig, store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <App config={config} store={store} onMount={resolve} />
        </StrictMode>,
        { onRecoverableError: warnOfMismatch },
      );
    });
  });
}

/** React renders the page again, usually because the catalogue has changed since the page was pre-rendered. */
function warnOfMismatch(): void {
  console.warn('The pre-rendered first screen differs from the current one.');
}
