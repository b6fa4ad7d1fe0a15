/**
 * Keeps the next toast open from its first moment, as a pointer on it does; else it closes after five seconds. Runs in the
 * browser.
 */
export function keepToastOpen(): void {
  const observer = new MutationObserver(() => {
    const toast = document.querySelector('.notistack-SnackbarContainer .MuiAlert-root');
    if (toast === null) return;
    observer.disconnect();
    toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  });
  observer.observe(document, { childList: true, subtree: true });
}
