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
export function browserStorage(
  open: () => Storage,
  onRefused: () => void = () => undefined,
): TextStorage {
  const attempt = <T>(
    action: (storage: Storage) => T,
    otherwise: T,
    onFailure: () => void = () => undefined,
  ): Promise<T> => {
    try {
      return Promise.resolve(action(open()));
    } catch {
      onFailure();
      return Promise.resolve(otherwise);
    }
  };
  return {
    getItem: (key: string) => attempt((storage) => storage.getItem(key), null),
    setItem: (key: string, value: string) =>
      attempt(
        (storage) => {
          storage.setItem(key, value);
        },
        undefined,
        onRefused,
      ),
    removeItem: (key: string) =>
      attempt((storage) => {
        storage.removeItem(key);
      }, undefined),
  };
}
