declare global {
  interface Window {
    /** A call that the page began before the application was there (src/early.ts). */
    earlyCall?:
      { href: string; answer: Promise<Response>; abort: (reason: unknown) => void } | undefined;
  }
}

/** `fetch`, with the answer of the call that was begun early for the first request of the same address. */
export function fetchOrEarly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const early = window.earlyCall;
  if (early?.href !== request.url) return fetch(request);
  window.earlyCall = undefined;
  const { signal } = request;
  // The patience of the request also ends an answer whose body does not arrive.
  const abort = () => {
    early.abort(signal.reason);
  };
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return early.answer;
}
