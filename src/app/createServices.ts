import { type Persistor, persistStore } from 'redux-persist';
import { recruitmentApi } from '../api/recruitmentApi';
import type { SiteConfig } from '../contract/siteConfig';
import { selectLanguage } from '../intl/languageSlice';
import { loadMessages } from '../intl/messages';
import { browserStorage, tabFirstStorage } from './store/browserStorage';
import { storageRefused } from './store/storageSlice';
import { type AppStore, makeStore } from './store/store';
import { tabPromoLink } from './store/tabSession';

/** What the application needs before its first render. */
export interface Services {
  store: AppStore;
  persistor: Persistor;
  promoLink: string | null;
}

/** The router renders nothing outside the base path. A proxy may pass such an address on: then the first screen is shown. */
function enterBasePath(basePath: string): void {
  const { origin, pathname, search, hash } = location;
  if (pathname.toLowerCase().startsWith(basePath.toLowerCase())) return;
  history.replaceState(history.state, '', origin + basePath + search + hash);
}

/** Creates the store and starts to read the persisted state. */
export function createServices({ apiBase, basePath }: SiteConfig): Services {
  const promoLink = tabPromoLink(location.pathname, basePath);
  enterBasePath(basePath);
  const store: AppStore = makeStore({
    apiBase,
    storage: tabFirstStorage(
      browserStorage(() => sessionStorage),
      browserStorage(
        () => localStorage,
        () => store.dispatch(storageRefused()),
      ),
    ),
  });
  return { store, persistor: persistStore(store), promoLink };
}

/** Resolves once everything that the first screen is rendered from is in the store. */
export async function firstScreenLoaded({ store, persistor, promoLink }: Services): Promise<void> {
  await stateRestored(persistor);
  await Promise.all([
    // The screen reports messages that cannot be loaded.
    loadMessages(selectLanguage(store.getState())).catch(() => undefined),
    store.dispatch(recruitmentApi.endpoints.offers.initiate(promoLink, { subscribe: false })),
  ]);
}

function stateRestored(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const resolveOnceRestored = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(resolveOnceRestored);
    resolveOnceRestored();
  });
}
