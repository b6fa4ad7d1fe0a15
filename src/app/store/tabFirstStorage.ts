import type { TextStorage } from './browserStorage';

/**
 * Storage in which every tab reads its own state for as long as it is open, reloads included, and a new tab begins with
 * the state that was written last (decisions, "two tabs").
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
      // A reload writes what it has read: that must not replace a newer state of another tab.
      if ((await tab.getItem(key)) === value) return;
      await both(async (storage) => {
        // Where the tab's storage is full, an outdated value would hide the shared one.
        if (storage === tab) void storage.removeItem(key);
        await storage.setItem(key, value);
      });
    },
    removeItem: (key: string) => both((storage) => storage.removeItem(key)),
  };
}
