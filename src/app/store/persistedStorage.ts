import type { Storage as PersistStorage } from 'redux-persist';
import { siteStorage, tabStorage } from '../../storage/browserStorage';

/** redux-persist's storage interface, with typed values. */
interface TextStorage extends PersistStorage {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
}

/**
 * The storage of redux-persist, in which every tab reads its own state while it is open, including reloads, and a new
 * tab starts with the state written last (docs/decisions.md, "Two tabs"). Blocked or full storage is no error
 * (docs/decisions.md, "storage blocked or full").
 *
 * @param onRefused called when a value was not stored
 */
export function persistedStorage(onRefused?: () => void): TextStorage {
  return {
    getItem: (key) => Promise.resolve(tabStorage.read(key) ?? siteStorage.read(key) ?? null),
    setItem: (key, value) => {
      // A reload writes what it has read, which must not replace a newer state of another tab.
      if (tabStorage.read(key) !== value) {
        // When the tab's storage is full, an outdated value would hide the shared one.
        if (!tabStorage.write(key, value)) tabStorage.write(key, null);
        if (!siteStorage.write(key, value)) onRefused?.();
      }
      return Promise.resolve();
    },
    removeItem: (key) => {
      tabStorage.write(key, null);
      siteStorage.write(key, null);
      return Promise.resolve();
    },
  };
}
