import { useEffect, useState } from 'react';

interface Chunk<T> {
  module: T | undefined;
  failed: boolean;
}

/**
 * A part of the application that is fetched when it is first wanted. A failed fetch is an answer, not an exception
 * (the screen stays), and is tried again the next time the part is wanted.
 *
 * @param load must be the same function at every render
 */
export function useChunk<T>(load: () => Promise<T>, wanted: boolean): Chunk<T> {
  const [module, setModule] = useState<T>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || module) return undefined;
    let current = true;
    load().then(
      (loaded) => current && setModule(() => loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
      setFailed(false);
    };
  }, [load, wanted, module]);
  return { module, failed };
}
