import { useEffect, useState } from 'react';

/** A part of the application in a separate file. */
export interface Chunk<T> {
  load: () => Promise<T>;
  /** The loaded module, for rendering it at once; undefined before. */
  loaded: () => T | undefined;
  /** Calls `listener` once the module is loaded; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** @param fetch imports the module */
export function chunk<T>(fetch: () => Promise<T>): Chunk<T> {
  let module: T | undefined;
  const listeners = new Set<() => void>();
  return {
    load: async () => {
      module ??= await fetch();
      for (const listener of listeners) listener();
      return module;
    },
    loaded: () => module,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

interface Fetched<T> {
  module: T | undefined;
  failed: boolean;
}

/**
 * Loads a chunk when it is first needed. A failure is a result, not an exception, so the screen stays; the next need
 * retries.
 *
 * @param part must be the same object at every render
 */
export function useChunk<T>(part: Chunk<T>, wanted: boolean): Fetched<T> {
  const [fetched, setModule] = useState<T>();
  const module = fetched ?? part.loaded();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || module) return undefined;
    let current = true;
    part.load().then(
      (loaded) => current && setModule(() => loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
      setFailed(false);
    };
  }, [part, wanted, module]);
  return { module, failed };
}
