import { fetchOrPrefetched } from './prefetch';

const HREF = 'https://uczelnia.example/api/rekrutacja/dks';
const fetched = jest.fn(() => Promise.resolve(new Response('fetched')));
const text = async (address: string, init?: RequestInit) =>
  (await fetchOrPrefetched(address, init)).text();

/** A prefetched request whose response can be aborted like a real one. */
function prefetch(body: string | ReadableStream): void {
  const { signal, abort } = abortable();
  window.prefetched = { href: HREF, abort, response: Promise.resolve(responseOf(body, signal)) };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: (reason: unknown) => controller.abort(reason) };
}

function responseOf(body: string | ReadableStream, signal: AbortSignal): Response {
  if (typeof body === 'string') return new Response(body);
  const aborted = new TransformStream();
  body.pipeTo(aborted.writable, { signal }).catch(() => undefined);
  return new Response(aborted.readable);
}

beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched;
  prefetch('prefetched');
});

test('the first request of the address takes the prefetched response, the next one fetches', async () => {
  expect([await text(HREF), await text(HREF)]).toEqual(['prefetched', 'fetched']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('another address is fetched, and the prefetched response waits', async () => {
  expect(await text(`${HREF}/wiosna`)).toBe('fetched');
  expect(await text(HREF)).toBe('prefetched');
});

test('a prefetched response whose body never ends is aborted with its request', async () => {
  prefetch(new ReadableStream());
  const timeout = new AbortController();
  const body = text(HREF, { signal: timeout.signal });
  timeout.abort(new Error('too long'));
  await expect(body).rejects.toThrow('too long');
});
