declare global {
  interface Window {
    /** A call that the page began before the application was there (src/early.ts). */
    earlyCall?: { href: string; answer: Promise<Response> } | undefined;
  }
}

/** `fetch`, with the answer of the call that was begun early for the first request of the same address. */
export function fetchOrEarly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const early = window.earlyCall;
  if (early?.href !== request.url) return fetch(request);
  window.earlyCall = undefined;
  const { signal } = request;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    });
  });
  return Promise.race([early.answer, aborted]);
}
