import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { logAnswer } from './logging';
import {
  chosenEncoding,
  preparedHeaders,
  type Encoding,
  type PreparedAnswer,
} from './preparedAnswer';

/**
 * A call that is answered the same to everybody.
 *
 * - `basePath`: under which it is served as well; `headers`: those of every answer
 * - `answer`: null as long as there is none at hand
 */
export interface Shortcut {
  route: string;
  basePath: string;
  headers: Readonly<Record<string, string>>;
  answer: () => PreparedAnswer | null;
}

/**
 * Answers a call before the framework looks at it, with the headers and the log line that it would give
 * (docs/adr/0013). What is not the plain call goes the usual way: another address or method, a copy to ask about, a
 * server that stops.
 */
export function addShortcut(
  app: FastifyInstance,
  { route, basePath, headers: always, answer }: Shortcut,
): void {
  const addresses = new Set<string | undefined>([route, `${basePath}${route.slice(1)}`]);
  const heads = new WeakMap<Buffer, string[]>();

  const headOf = (prepared: PreparedAnswer, encoding: Encoding): string[] => {
    const body = prepared.bodies[encoding];
    const known = heads.get(body);
    if (known !== undefined) return known;
    const headers = { ...always, ...preparedHeaders(prepared, encoding) };
    const head = Object.entries({ ...headers, 'content-length': `${body.length}` }).flat();
    heads.set(body, head);
    return head;
  };

  const isPlain = ({ method, url, headers }: IncomingMessage) =>
    method === 'GET' &&
    addresses.has(url) &&
    headers['if-none-match'] === undefined &&
    headers.host !== undefined &&
    app.server.listening;

  const answered = (request: IncomingMessage, response: ServerResponse): boolean => {
    const prepared = isPlain(request) ? answer() : null;
    if (prepared === null) return false;
    const begin = performance.now();
    response.on('finish', () => {
      const ms = performance.now() - begin;
      logAnswer(app.log, { reqId: randomUUID(), method: 'GET', route, status: 200, ms });
    });
    const encoding = chosenEncoding(request.headers['accept-encoding']);
    response.writeHead(200, headOf(prepared, encoding)).end(prepared.bodies[encoding]);
    return true;
  };

  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (!answered(request, response)) app.routing(request, response);
  });
}
