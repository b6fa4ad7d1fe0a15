/** Whether the browser refused to keep something in this visit, and whether the candidate has read the notice of it. */
export interface StorageRefusal {
  report: () => void;
  /** Whether the notice is due: from the first report until it is dismissed, and never again in this visit. */
  isNoticeDue: () => boolean;
  dismiss: () => void;
  /** Calls `listener` after each change of `isNoticeDue`; returns how to stop that. */
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
