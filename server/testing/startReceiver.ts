import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that a receiver got. */
export interface Received {
  headers: Record<string, string>;
  body: string;
  /** The `id` of the event. */
  id: string;
  /** The status that was sent; null before, and where the connection ended. */
  status: number | null;
}

/** Answers a request; without a call of `end` it stalls. */
export type Answer = (
  response: ServerResponse,
  received: Received,
  request: IncomingMessage,
) => void;

export interface Receiver {
  url: string;
  received: Received[];
  /** Returns how the next requests are answered; with 204 at first. */
  answer: (how: Answer) => void;
  /** Ends all connections as well. */
  close: () => Promise<void>;
}

/** A status as an answer. */
export const withStatus =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end();

/** Starts a receiver of webhooks on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let how = withStatus(204);
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => {
        const { id } = JSON.parse(body) as { id: string };
        const headers = request.headers as Record<string, string>;
        const one: Received = { headers, body, id, status: null };
        received.push(one);
        response.once('finish', () => (one.status = response.statusCode));
        how(response, one, request);
      },
      // The sender was killed.
      () => response.destroy(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (next) => (how = next),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
