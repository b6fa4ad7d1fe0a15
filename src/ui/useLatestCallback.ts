import { useCallback, useEffect, useRef } from 'react';

/** The same function at every render, so that rows which did not change are not drawn again. */
export function useLatestCallback<T>(callback: (given: T) => void): (given: T) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((given: T) => latest.current(given), []);
}
