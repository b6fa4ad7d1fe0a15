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

/** A call the fake backend received. */
export interface SeenCall {
  call: string;
  body: unknown;
  headers: Headers;
  request: Request;
}

type Handler = (seen: SeenCall) => FakeAnswer;

/**
 * Replaces `fetch` for one test. Handlers are named by method and path below the API base, without the query: `{ 'GET
 * dks': () => ({ body: [] }), 'GET kody-pocztowe/00950': () => 'networkFault' }`; one handler may answer all calls. A
 * call without a handler is answered with 404.
 *
 * @returns the received calls, in order
 */
export function fakeBackend(handlers: Readonly<Record<string, Handler>> | Handler): SeenCall[] {
  const seen: SeenCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof Request ? input : String(input), init);
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(/^.*\/api\/rekrutacja\//, '')}`;
    const text = await request.clone().text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    const received: SeenCall = { call, body, headers: request.headers, request };
    seen.push(received);
    const handler = typeof handlers === 'function' ? handlers : handlers[call];
    const answer = handler?.(received) ?? { status: 404, body: {} };
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
    const { status = 200 } = answer;
    // The response with this status has no body.
    return new Response(
      status === 204 ? null : (answer.text ?? JSON.stringify(answer.body ?? null)),
      {
        status,
        headers: { 'Content-Type': 'application/json', ...answer.headers },
      },
    );
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
