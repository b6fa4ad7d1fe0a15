/** Whether the browser has refused to store a value in this visit, and whether the notice was dismissed. */
export interface StorageRefusal {
  report: () => void;
  /** Whether to show the notice: from the first refusal until it is dismissed, once per visit. */
  isNoticeDue: () => boolean;
  dismiss: () => void;
  /** Calls `listener` after each change of `isNoticeDue`; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

export function storageRefusal(): StorageRefusal {
  const listeners = new Set<() => void>();
  let state: 'none' | 'reported' | 'dismissed' = 'none';
  const change = (from: typeof state, to: typeof state) => () => {
    if (state !== from) return;
    state = to;
    for (const listener of listeners) listener();
  };
  return {
    report: change('none', 'reported'),
    isNoticeDue: () => state === 'reported',
    dismiss: change('reported', 'dismissed'),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
