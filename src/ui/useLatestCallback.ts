import { useCallback, useEffect, useRef } from 'react';

/** A stable function that calls the latest callback, so that unchanged rows do not re-render. */
export function useLatestCallback<T>(callback: (given: T) => void): (given: T) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((given: T) => latest.current(given), []);
}
