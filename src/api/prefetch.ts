declare global {
  interface Window {
    /** A request sent by the head script before the site loaded (src/boot/head.ts). */
    prefetched?:
      { href: string; response: Promise<Response>; abort: (reason: unknown) => void } | undefined;
  }
}

/** Like `fetch`, but the first request for a prefetched URL uses the prefetched response. */
export function fetchOrPrefetched(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { prefetched } = window;
  if (prefetched?.href !== request.url) return fetch(request);
  window.prefetched = undefined;
  const { signal } = request;
  // The timeout also aborts a response whose body never ends.
  const abort = () => {
    prefetched.abort(signal.reason);
  };
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return prefetched.response;
}
