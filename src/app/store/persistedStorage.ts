import type { Storage as PersistStorage } from 'redux-persist';
import { siteStorage, tabStorage } from '../../storage/browserStorage';

/**
 * The storage of redux-persist: every tab reads its own state while it is open, including reloads, and a new tab starts
 * with the state written last (docs/decisions.md, "Two tabs").
 *
 * @param onRefused called when the browser blocks the storage or it is full, which is no error
 */
export function persistedStorage(onRefused?: () => void) {
  return {
    getItem: (key: string) =>
      Promise.resolve(tabStorage.read(key) ?? siteStorage.read(key) ?? null),
    setItem: (key: string, value: string) => {
      // A reload writes what it has read, which must not replace a newer state of another tab.
      if (tabStorage.read(key) !== value) {
        // When the tab's storage is full, an outdated value would hide the shared one.
        if (!tabStorage.write(key, value)) tabStorage.write(key, null);
        if (!siteStorage.write(key, value)) onRefused?.();
      }
      return Promise.resolve();
    },
    removeItem: (key: string) => {
      tabStorage.write(key, null);
      siteStorage.write(key, null);
      return Promise.resolve();
    },
  } satisfies PersistStorage;
}
