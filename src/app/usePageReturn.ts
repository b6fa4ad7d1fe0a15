import { useEffect, useEffectEvent } from 'react';

/** Tells when the page is brought back from the browser's memory, maybe by someone else than who left it. */
export function usePageReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
