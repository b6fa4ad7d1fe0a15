import { useEffect, useState } from 'react';

/**
 * A value for content that is rendered ahead, which waits until the browser has painted the change of the value.
 *
 * @param waits whether it may be late; otherwise it is the present one
 * @returns null before the browser was idle for the first time
 */
export function useWhenIdle<T>(value: T, waits: boolean): T | null {
  const [late, setLate] = useState<T | null>(null);
  useEffect(() => {
    const show = () => setLate(value);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(show, 100);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(show, { timeout: 1000 });
    return () => cancelIdleCallback(request);
  }, [value]);
  return waits ? late : value;
}
