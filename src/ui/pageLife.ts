import { useEffect, useEffectEvent } from 'react';

interface PageEvents {
  /** The page is hidden or left: it may end without another event. */
  hidden?: () => void;
  /** The page is shown. `restored`: from the back/forward cache, possibly to another person. */
  shown?: (restored: boolean) => void;
}

/** Follows the page between hidden and shown. Returns a function that stops it. */
export function onPageLife({ hidden, shown }: PageEvents): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') hidden?.();
    else shown?.(false);
  };
  const onHide = () => hidden?.();
  const onShow = ({ persisted }: PageTransitionEvent) => shown?.(persisted);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
}

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
