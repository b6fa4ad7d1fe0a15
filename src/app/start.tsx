import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Persistor } from 'redux-persist';
import { recruitmentApi } from '../api/recruitmentApi';
import type { SiteConfig } from '../contract/siteConfig';
import { loadMessages } from '../intl/messages';
import { App } from './App';
import { readEarlyInput, repeatEarlyInput } from './earlyInput';
import { makeFoundation } from './foundation';
import { nextTask } from './loading/nextTask';

/** Events of what is chosen or typed. */
const INPUT = ['input', 'change'];

/** Puts the application into its place on the page, null for a configuration that is wrong. */
export async function start(root: HTMLElement, config: SiteConfig | null): Promise<void> {
  const { dataset } = document.documentElement;
  const isPrepared = root.hasChildNodes() && dataset['visit'] === undefined;
  if (isPrepared && config !== null) return takeOver(root, config);
  window.earlyPresses = undefined;
  root.replaceChildren();
  delete dataset['visit'];
  createRoot(root).render(
    <StrictMode>
      <App config={config} />
    </StrictMode>,
  );
}

/**
 * Makes the first screen that the backend put into the page the application's own (docs/adr/0011): waits until there is
 * all that it was made of, and then does again what was pressed meanwhile.
 */
async function takeOver(root: HTMLElement, config: SiteConfig): Promise<void> {
  const foundation = makeFoundation(config);
  await nextTask();
  const { store, persistor, promoLink } = foundation;
  await Promise.all([
    keptStateRead(persistor),
    // What cannot be had is told by the application.
    loadMessages('pl').catch(() => undefined),
    store.dispatch(recruitmentApi.endpoints.offers.initiate(promoLink, { subscribe: false })),
  ]);
  // What is done while React takes over is lost with the old elements, where it cannot keep them.
  let before = readEarlyInput(root);
  const follow = () => {
    before = readEarlyInput(root);
  };
  for (const type of INPUT) document.addEventListener(type, follow, true);
  await new Promise<void>((onShown) => {
    // In parts: presses go on being answered meanwhile.
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <App config={config} foundation={foundation} onShown={onShown} />
        </StrictMode>,
        { onRecoverableError: tellDifference },
      );
    });
  });
  await window.pressUnderWay;
  for (const type of INPUT) document.removeEventListener(type, follow, true);
  repeatEarlyInput(root, before);
}

/** React has put the right screen in the place of the prepared one. */
function tellDifference(): void {
  console.warn('The first screen was prepared from another state than is there now.');
}

function keptStateRead(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(look);
    look();
  });
}
