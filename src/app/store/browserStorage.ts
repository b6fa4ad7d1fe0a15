import type { Storage as PersistStorage } from 'redux-persist';

/** redux-persist's storage interface, with typed values. */
export interface TextStorage extends PersistStorage {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
}

/**
 * The browser's storage with redux-persist's promise interface. Blocked or full storage is not an error: everything
 * works and nothing is stored (docs/decisions.md, "storage blocked or full").
 *
 * @param onRefused called when a value was not stored
 */
export function browserStorage(open: () => Storage, onRefused?: () => void): TextStorage {
  const attempt = <T>(action: (storage: Storage) => T, onFailure?: () => void) => {
    try {
      return Promise.resolve(action(open()));
    } catch {
      onFailure?.();
      return Promise.resolve(undefined);
    }
  };
  return {
    getItem: async (key) => (await attempt((storage) => storage.getItem(key))) ?? null,
    setItem: (key, value) => attempt((storage) => storage.setItem(key, value), onRefused),
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

/**
 * A storage in which every tab reads its own state while it is open, including reloads, and a new tab starts with the
 * state written last (docs/decisions.md, "Two tabs").
 *
 * @param tab the storage of this tab
 * @param shared the storage of all tabs
 */
export function tabFirstStorage(tab: TextStorage, shared: TextStorage): TextStorage {
  const both = async (action: (storage: TextStorage) => Promise<void>) => {
    await Promise.all([tab, shared].map(action));
  };
  return {
    getItem: async (key: string) => (await tab.getItem(key)) ?? (await shared.getItem(key)),
    setItem: async (key: string, value: string) => {
      // A reload writes what it has read, which must not replace a newer state of another tab.
      if ((await tab.getItem(key)) === value) return;
      await both(async (storage) => {
        // When the tab's storage is full, an outdated value would hide the shared one.
        if (storage === tab) void storage.removeItem(key);
        await storage.setItem(key, value);
      });
    },
    removeItem: (key: string) => both((storage) => storage.removeItem(key)),
  };
}
