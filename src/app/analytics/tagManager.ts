/** The global of the tag manager: https://developers.google.com/tag-platform/tag-manager/datalayer */
declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ) => { createScriptURL: (address: string) => string };
    };
  }
}

const ADDRESS = 'https://www.googletagmanager.com/gtm.js';

/** Whether the tag manager runs in this document; it cannot be unloaded. */
export function isTagManagerLoaded(): boolean {
  return typeof window !== 'undefined' && window.dataLayer !== undefined;
}

/** Loads the tag manager once (docs/specification.md, section 7). An empty id disables it. */
export function loadTagManager(id: string): void {
  if (id === '' || isTagManagerLoaded()) return;
  window.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }];
  const address = `${ADDRESS}?id=${encodeURIComponent(id)}`;
  const policy = window.trustedTypes?.createPolicy('tag-manager', {
    createScriptURL: (given) => (given.startsWith(`${ADDRESS}?`) ? given : ''),
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}
