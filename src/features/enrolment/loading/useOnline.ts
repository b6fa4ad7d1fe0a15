import { useEffect } from 'react';

/** Calls `back` when the browser is connected again. */
export function useOnline(back: () => void): void {
  useEffect(() => {
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('online', back);
    };
  }, [back]);
}
