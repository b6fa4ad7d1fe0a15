import { useEffect, useEffectEvent } from 'react';

/** Calls `back` when the browser is online again. */
export function useOnline(back: () => void): void {
  const online = useEffectEvent(back);
  useEffect(() => {
    const listener = () => online();
    window.addEventListener('online', listener);
    return () => {
      window.removeEventListener('online', listener);
    };
  }, []);
}
