import { persistStore } from 'redux-persist';
import { recruitmentApi } from '../api/recruitmentApi';
import { selectPromoLink } from '../api/visitSlice';
import type { SiteConfig } from '../contract/siteConfig';
import { isDeepLink } from '../domain/deepLink';
import { screenAt, type ScreenName } from '../domain/screens';
import { selectHasChoice } from '../features/selection/selectionSlice';
import { selectLanguage } from '../intl/languageSlice';
import { loadMessages } from '../intl/messages';
import type { LazyPart } from '../ui/lazyPart';
import { ApplicationScreen, CompletionScreen, DeepLink, SectionNav, SummaryForm } from './loading';
import { persistedStorage } from './store/persistedStorage';
import { storageRefused } from './store/storageSlice';
import { type AppStore, makeStore } from './store/store';
import { tabPromoLink } from './store/tabSession';

/** Shows the first screen at an address outside the base path, where the router would render nothing. */
function enterBasePath(basePath: string): void {
  const { origin, pathname, search, hash } = location;
  if (pathname.toLowerCase().startsWith(basePath.toLowerCase())) return;
  history.replaceState(history.state, '', origin + basePath + search + hash);
}

/** Makes the store and starts to read the persisted state; `restored` resolves once the store has it. */
export function startStore({ apiBase, basePath }: SiteConfig) {
  const promoLink = tabPromoLink(location.pathname, basePath);
  enterBasePath(basePath);
  const store: AppStore = makeStore({
    apiBase,
    preloadedState: { visit: { promoLink } },
    storage: persistedStorage(() => store.dispatch(storageRefused())),
  });
  const restored = new Promise<void>((resolve) => void persistStore(store, null, resolve));
  return { store, restored };
}

/** Loads the parts of the first screen that are in files of their own. */
function partsOfAddress(store: AppStore, basePath: string) {
  const screen = screenAt(location.pathname.slice(basePath.length - 1));
  const parts: Partial<Record<ScreenName, Pick<LazyPart<never>, 'load'>[]>> = {
    direction: isDeepLink(location.search) ? [DeepLink] : [],
    summary: selectHasChoice(store.getState()) ? [SummaryForm, SectionNav] : [],
    completion: [CompletionScreen],
    application: [ApplicationScreen],
  };
  return parts[screen] ?? [];
}

/** Resolves once everything that the first screen is rendered from is loaded. */
export async function firstScreenLoaded(store: AppStore, basePath: string): Promise<void> {
  await Promise.all([
    // The screen reports messages that cannot be loaded.
    loadMessages(selectLanguage(store.getState())).catch(() => undefined),
    store.dispatch(
      recruitmentApi.endpoints.offers.initiate(selectPromoLink(store.getState()), {
        subscribe: false,
      }),
    ),
    // The screen reports a part that cannot be loaded.
    ...partsOfAddress(store, basePath).map((part) => part.load().catch(() => undefined)),
  ]);
}
