import type { EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { recruitmentApi } from '../api/recruitmentApi';
import type { Offer } from '../contract/offer';
import type { SiteConfig } from '../contract/siteConfig';
import type { Selection } from '../domain/selection';
import { AppProviders } from './AppProviders';
import { persistedStorage } from './store/persistedStorage';
import { type AppStore, makeStore } from './store/store';

interface Visit {
  config: SiteConfig;
  /** In all languages. */
  offers: readonly Offer[];
  selection: Selection;
  /** Below the base path: "" for the first screen. */
  path?: string;
  cache?: EmotionCache;
}

/**
 * Renders screens to HTML inside the providers of the site, outside the browser.
 *
 * @param prepare fills the store with responses besides the catalogue
 */
export function renderSite(
  { config, offers, selection, path = '', cache }: Visit,
  children: ReactNode,
  prepare?: (store: AppStore) => void,
): string {
  const storage = persistedStorage();
  const store = makeStore({ apiBase: config.apiBase, storage, preloadedState: { selection } });
  // Frozen here, because the store would freeze the backend's own offers (api/recruitmentApi.ts).
  const value = Object.freeze({ offers: [...offers], promoUnknown: false, knowsKeys: true });
  store.dispatch(
    recruitmentApi.util.upsertQueryEntries([{ endpointName: 'offers', arg: null, value }]),
  );
  prepare?.(store);
  try {
    return renderToString(
      <Provider store={store}>
        <MemoryRouter basename={config.basePath} initialEntries={[config.basePath + path]}>
          <AppProviders config={config} {...(cache && { cache })}>
            {children}
          </AppProviders>
        </MemoryRouter>
      </Provider>,
    );
  } finally {
    // The timers of unused cache entries would keep the process alive.
    store.dispatch(recruitmentApi.util.resetApiState());
  }
}
