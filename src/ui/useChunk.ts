import { useEffect, useState } from 'react';

/** A part of the application in a separate file. */
export interface Chunk<T> {
  load: () => Promise<T>;
  /** The loaded module, for rendering it at once; undefined before. */
  loaded: () => T | undefined;
  /** Calls `listener` once the module is loaded, or at once; returns the unsubscribe function. */
  whenLoaded: (listener: (module: T) => void) => () => void;
}

/** @param fetch imports the module */
export function chunk<T>(fetch: () => Promise<T>): Chunk<T> {
  let module: T | undefined;
  const listeners = new Set<(module: T) => void>();
  return {
    load: async () => {
      if (module !== undefined) return module;
      const fetched = await fetch();
      if (module === undefined) {
        module = fetched;
        for (const listener of listeners) listener(module);
      }
      return module;
    },
    loaded: () => module,
    whenLoaded: (listener) => {
      if (module !== undefined) listener(module);
      else listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

interface Fetched<T> {
  module: T | undefined;
  failed: boolean;
  retry: () => void;
}

/**
 * Loads a chunk when it is first needed. A failure is a result, not an exception, so the screen stays; a retry or the
 * next need loads it again.
 *
 * @param part must be the same object at every render
 */
export function useChunk<T>(part: Chunk<T>, wanted = true): Fetched<T> {
  const [fetched, setModule] = useState<T>();
  const module = fetched ?? part.loaded();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
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
  }, [part, wanted, module, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { module, failed, retry };
}
