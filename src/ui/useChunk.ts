import { useEffect, useState } from 'react';

/** A part of the application with a file of its own. */
export interface Chunk<T> {
  load: () => Promise<T>;
  /** What has been loaded, so that a screen shows it at once; undefined before. */
  loaded: () => T | undefined;
}

/** @param fetch imports the part */
export function chunk<T>(fetch: () => Promise<T>): Chunk<T> {
  let module: T | undefined;
  return {
    load: async () => {
      module ??= await fetch();
      return module;
    },
    loaded: () => module,
  };
}

interface Fetched<T> {
  module: T | undefined;
  failed: boolean;
}

/**
 * A part of the application that is fetched when it is first wanted. A failed fetch is an answer, not an exception
 * (the screen stays), and is tried again the next time the part is wanted.
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
