/** The fake response to a call: status and body, or a network error. */
export type FakeAnswer =
  | {
      status?: number;
      body?: unknown;
      text?: string;
      headers?: Record<string, string>;
      wait?: Promise<unknown>;
    }
  | 'networkFault';

type Handler = (request: { url: URL; body: unknown; headers: Headers }) => FakeAnswer;

/** A call the fake backend received. */
export interface SeenCall {
  call: string;
  body: unknown;
  headers: Headers;
}

/**
 * Replaces `fetch` for one test. Handlers are named by method and path below the API base, without the query: `{ 'GET
 * dks': () => ({ body: [] }), 'GET kody-pocztowe/00950': () => 'networkFault' }`. A call without a handler is answered
 * with 404.
 *
 * @returns the received calls, in order
 */
export function fakeBackend(handlers: Readonly<Record<string, Handler>>): SeenCall[] {
  const seen: SeenCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : String(input), init);
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname.replace(/^.*\/api\/rekrutacja\//, '')}`;
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    seen.push({ call, body, headers: request.headers });
    const answer = handlers[call]?.({ url, body, headers: request.headers }) ?? {
      status: 404,
      body: {},
    };
    if (answer === 'networkFault') throw new TypeError('Failed to fetch');
    if (answer.wait) {
      await Promise.race([
        answer.wait,
        new Promise((_resolve, reject) => {
          request.signal.addEventListener('abort', () => {
            reject(request.signal.reason as Error);
          });
        }),
      ]);
    }
    return new Response(answer.text ?? JSON.stringify(answer.body ?? null), {
      status: answer.status ?? 200,
      headers: { 'Content-Type': 'application/json', ...answer.headers },
    });
  };
  return seen;
}

/** A promise for `wait`, which the test resolves. */
export function deferred() {
  let release: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { wait, release };
}

/** The base address of the calls in tests: jsdom's fetch needs an absolute one. */
export const API_BASE = 'http://localhost/api/rekrutacja/';
