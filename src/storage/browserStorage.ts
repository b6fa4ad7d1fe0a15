/** A storage of the browser, which may block it, or be full: nothing is stored then, and everything works. */
function safeStorage(open: () => Storage) {
  return {
    /** Returns null without a value, undefined when the browser blocks the storage. */
    read: (key: string) => {
      try {
        return open().getItem(key);
      } catch {
        return undefined;
      }
    },
    /** Stores a value; null removes it. Returns whether the browser did. */
    write: (key: string, value: string | null) => {
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Survives reloads of this tab. */
export const tabStorage = safeStorage(() => sessionStorage);
/** Is the same in all tabs, and stays. */
export const siteStorage = safeStorage(() => localStorage);
