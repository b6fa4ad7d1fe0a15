/** Whether the browser refused to keep something in this visit, for as many places as may find out. */
export interface StorageRefusal {
  report: () => void;
  isReported: () => boolean;
  /** Calls `listener` when it is first reported; returns how to stop that. */
  subscribe: (listener: () => void) => () => void;
}

export function storageRefusal(): StorageRefusal {
  const listeners = new Set<() => void>();
  let reported = false;
  return {
    report: () => {
      if (reported) return;
      reported = true;
      for (const listener of listeners) listener();
    },
    isReported: () => reported,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
