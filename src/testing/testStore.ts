import { persistedStorage } from '../app/store/persistedStorage';
import { type AppState, type AppStore, makeStore } from '../app/store/store';
import { API_BASE } from './backend';

/** The application's store with an empty storage. */
export function testStore(preloadedState?: Partial<AppState>): AppStore {
  return makeStore({
    apiBase: API_BASE,
    storage: persistedStorage(),
    ...(preloadedState && { preloadedState }),
  });
}
