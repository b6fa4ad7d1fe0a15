import type { EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { recruitmentApi } from '../api/recruitmentApi';
import type { Offer } from '../contract/offer';
import type { SiteConfig } from '../contract/siteConfig';
import type { Selection } from '../domain/selection';
import { browserStorage } from './store/browserStorage';
import { Site } from './Site';
import { makeStore, type AppStore } from './store/store';

interface Visit {
  config: SiteConfig;
  /** All that the backend offers. */
  offers: readonly Offer[];
  selection: Selection;
  /** Below the base path: "" for the first screen. */
  path?: string;
  /** See `MuiProvider`. */
  cache?: EmotionCache;
}

/**
 * Renders a part of the site outside the browser.
 *
 * @param toHtml turns the whole tree into what the caller wants
 * @param prepare fills the store with what the backend has answered besides the catalogue
 */
export function renderSite(
  { config, offers, selection, path = '', cache }: Visit,
  toHtml: (tree: ReactNode) => string,
  children: ReactNode,
  prepare?: (store: AppStore) => void,
): string {
  const storage = browserStorage(() => localStorage);
  const store = makeStore({ apiBase: config.apiBase, storage, preloadedState: { selection } });
  // Frozen, as the store would freeze each offer of the backend's own (api/recruitmentApi.ts).
  const value = Object.freeze({ offers: [...offers], promoUnknown: false });
  store.dispatch(
    recruitmentApi.util.upsertQueryEntries([{ endpointName: 'offers', arg: null, value }]),
  );
  prepare?.(store);
  try {
    return toHtml(
      <Provider store={store}>
        <MemoryRouter basename={config.basePath} initialEntries={[config.basePath + path]}>
          <Site config={config} onDraftRefused={() => undefined} {...(cache && { cache })}>
            {children}
          </Site>
        </MemoryRouter>
      </Provider>,
    );
  } finally {
    // Its clock for answers that nobody uses would keep the process from ending.
    store.dispatch(recruitmentApi.util.resetApiState());
  }
}
