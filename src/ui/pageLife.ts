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
