import { fetchOrEarly } from './earlyCall';

const HREF = 'https://uczelnia.example/api/rekrutacja/dks';
const asked = jest.fn(() => Promise.resolve(new Response('asked')));
const text = async (address: string, init?: RequestInit) =>
  (await fetchOrEarly(address, init)).text();

beforeEach(() => {
  asked.mockClear();
  globalThis.fetch = asked;
  window.earlyCall = { href: HREF, answer: Promise.resolve(new Response('early')) };
});

test('the first request of the address takes the early answer, the next one asks again', async () => {
  expect([await text(HREF), await text(HREF)]).toEqual(['early', 'asked']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('another address is asked, and the early answer waits', async () => {
  expect(await text(`${HREF}/wiosna`)).toBe('asked');
  expect(await text(HREF)).toBe('early');
});

test('an early call that never ends does not outlive the patience of the request', async () => {
  window.earlyCall = { href: HREF, answer: new Promise(() => undefined) };
  const patience = new AbortController();
  const answer = text(HREF, { signal: patience.signal });
  patience.abort(new Error('too long'));
  await expect(answer).rejects.toThrow('too long');
});
