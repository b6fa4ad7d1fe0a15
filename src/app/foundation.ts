import { persistStore, type Persistor } from 'redux-persist';
import type { SiteConfig } from '../contract/siteConfig';
import { browserStorage } from './store/browserStorage';
import { storageRefusal, type StorageRefusal } from './store/storageRefusal';
import { tabFirstStorage } from './store/tabFirstStorage';
import { makeStore, type AppStore } from './store/store';
import { promoLinkOfVisit } from './store/visit';

/** What the application stands on in this visit. */
export interface Foundation {
  store: AppStore;
  persistor: Persistor;
  refusal: StorageRefusal;
  promoLink: string | null;
}

/**
 * The router renders nothing for an address outside the base path, which a proxy may pass on: such a visit is at the
 * first screen.
 */
function enterBasePath(basePath: string): void {
  const { origin, pathname, search, hash } = location;
  if (pathname.toLowerCase().startsWith(basePath.toLowerCase())) return;
  history.replaceState(history.state, '', origin + basePath + search + hash);
}

/** Begins to read what an earlier visit kept, too. */
export function makeFoundation({ apiBase, basePath }: SiteConfig): Foundation {
  const refusal = storageRefusal();
  const promoLink = promoLinkOfVisit(location.pathname, basePath);
  enterBasePath(basePath);
  const store = makeStore({
    apiBase,
    storage: tabFirstStorage(
      browserStorage(() => sessionStorage),
      browserStorage(() => localStorage, refusal.report),
    ),
  });
  return {
    store,
    refusal,
    persistor: persistStore(store),
    promoLink,
  };
}
