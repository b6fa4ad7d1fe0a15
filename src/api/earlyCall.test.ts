import { fetchOrEarly } from './earlyCall';

const HREF = 'https://uczelnia.example/api/rekrutacja/dks';
const asked = jest.fn(() => Promise.resolve(new Response('asked')));
const text = async (address: string, init?: RequestInit) =>
  (await fetchOrEarly(address, init)).text();

/** An early call whose body is the stream, and which can be broken off as a real one. */
function begin(body: string | ReadableStream): void {
  const { signal, abort } = breakable();
  window.earlyCall = { href: HREF, abort, answer: Promise.resolve(answerOf(body, signal)) };
}

function breakable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: (reason: unknown) => controller.abort(reason) };
}

function answerOf(body: string | ReadableStream, signal: AbortSignal): Response {
  if (typeof body === 'string') return new Response(body);
  const broken = new TransformStream();
  body.pipeTo(broken.writable, { signal }).catch(() => undefined);
  return new Response(broken.readable);
}

beforeEach(() => {
  asked.mockClear();
  globalThis.fetch = asked;
  begin('early');
});

test('the first request of the address takes the early answer, the next one asks again', async () => {
  expect([await text(HREF), await text(HREF)]).toEqual(['early', 'asked']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('another address is asked, and the early answer waits', async () => {
  expect(await text(`${HREF}/wiosna`)).toBe('asked');
  expect(await text(HREF)).toBe('early');
});

test('an early answer whose body never ends does not outlive the patience of the request', async () => {
  begin(new ReadableStream());
  const patience = new AbortController();
  const answer = text(HREF, { signal: patience.signal });
  patience.abort(new Error('too long'));
  await expect(answer).rejects.toThrow('too long');
});
