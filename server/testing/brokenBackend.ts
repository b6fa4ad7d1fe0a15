import type { FastifyInstance, InjectOptions } from 'fastify';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { KEY_HEADER } from '../../src/contract/idempotency';
import { API_PREFIX } from '../app';

/** A call of the API; `path` begins with a slash, after the address of the calls. */
export interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Describes what the backend answers; `json` is what its body contains. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  json: unknown;
}

/**
 * Describes what a broken backend does to the calls of a good one, and to its answers; it hangs up where that throws.
 */
export interface Mutation {
  call?: (call: Call) => Call;
  reply?: (reply: Reply, call: Call) => Reply;
}

/** A backend in front of a good one; `calls` are those that it has received. */
export interface BrokenBackend {
  url: string;
  calls: readonly Call[];
  close: () => Promise<void>;
}

async function replyOf(app: FastifyInstance, { method, path, headers, body }: Call) {
  const {
    statusCode,
    headers: all,
    payload,
  } = await app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: `${API_PREFIX}${path}`,
    headers,
    ...(method === 'POST' && { payload: body }),
  });
  const kept = Object.entries(all).filter(
    ([name]) => name.startsWith('access-control-') || name === KEY_HEADER.toLowerCase(),
  );
  const json: unknown = payload === '' ? null : JSON.parse(payload);
  return { status: statusCode, headers: Object.fromEntries(kept) as Record<string, string>, json };
}

/** Starts a backend that answers as `app` does, except for the mutation. */
export async function startBrokenBackend(
  app: FastifyInstance,
  { call: changeCall = (call) => call, reply: changeReply = (reply) => reply }: Mutation,
): Promise<BrokenBackend> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    const answer = async () => {
      const body = await text(request);
      const { method = '', url: path = '' } = request;
      const sent = request.headers as Record<string, string>;
      const headers = { ...sent, 'accept-encoding': 'identity' };
      const call = { method, path, headers, body };
      calls.push(call);
      const reply = changeReply(await replyOf(app, changeCall(call)), call);
      response.writeHead(reply.status, reply.headers);
      response.end(reply.status === 204 ? undefined : JSON.stringify(reply.json));
    };
    // A mutation that throws hangs up.
    answer().catch(() => request.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
