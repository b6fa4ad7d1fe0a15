import { useCallback, useEffect, useRef } from 'react';

/** A stable function that calls the latest callback, so that unchanged rows do not re-render. */
export function useLatestCallback<T, R>(callback: (given: T) => R): (given: T) => R {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((given: T) => latest.current(given), []);
}
