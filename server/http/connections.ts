import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { bodyOfStatus, invalidData, refuse } from './refusals';

/** How many connections the server accepts unless the limit of open files is lower. */
const MAX_CONNECTIONS = 10_000;

/** File descriptors reserved for the database, the log and the program itself. */
const RESERVED_DESCRIPTORS = 100;

/** The limits of this process on Linux; the first number in a line is the soft limit, which applies. */
const LIMITS_FILE = '/proc/self/limits';
const OPEN_FILES = /^Max open files\s+(\d+)/m;

/**
 * How many connections fit below the limit of open files. Each may need two descriptors: its own and one for the file
 * it downloads.
 *
 * @param limits content of `/proc/self/limits`, or null where there is no such file
 */
export function connectionsWithin(limits: string | null): number {
  const descriptors = Number(OPEN_FILES.exec(limits ?? '')?.[1] ?? Infinity);
  const fitting = Math.floor((descriptors - RESERVED_DESCRIPTORS) / 2);
  return Math.min(Math.max(fitting, 1), MAX_CONNECTIONS);
}

/** How many connections this process should accept. */
export function maxConnections(): number {
  try {
    return connectionsWithin(readFileSync(LIMITS_FILE, 'utf8'));
  } catch {
    return connectionsWithin(null);
  }
}

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The response to the request that Node handles on this connection; Node's own `clientError` handler reads the same property. */
function responseOn(socket: Duplex): ServerResponse | null {
  return '_httpMessage' in socket ? (socket._httpMessage as ServerResponse | null) : null;
}

/** Whether bytes of ours would end up inside another response. */
function isResponding(socket: Duplex): boolean {
  const response = responseOn(socket);
  return response !== null && (response.headersSent || response.req.complete);
}

/** Responds on a connection that has no request Fastify could handle, and closes it. */
function sendRaw(socket: Duplex, status: number, headers: Readonly<Record<string, string>>): void {
  const body = JSON.stringify(bodyOfStatus(status));
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    date: new Date().toUTCString(),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

/**
 * Creates Fastify's `clientErrorHandler`, which handles requests that Node cannot parse.
 *
 * @param headers those of every response
 */
export function handleClientError(headers: Readonly<Record<string, string>>) {
  return ({ code }: Error & { code?: string }, socket: Duplex): void => {
    // More of a request that was already refused.
    if (socket.writableEnded) return;
    // The client is gone, or the bytes would end up inside another response.
    if (!socket.writable || code === 'ECONNRESET' || isResponding(socket)) socket.destroy();
    else sendRaw(socket, STATUSES[code ?? ''] ?? 400, headers);
  };
}

/**
 * Handles what Node would answer by itself, without our headers: a request without `Host`, a `CONNECT`, and an `Expect`
 * other than `100-continue`, which is ignored.
 *
 * @param headers those of every response
 */
export function handleProtocolErrors(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { httpVersion, headers: given } = request.raw;
    if (given.host === undefined && httpVersion === '1.1') refuse(reply, invalidData([]));
    else done();
  });
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.server.on('connect', (_request, socket) => {
    // Node removes its own listeners from the socket of a CONNECT.
    socket.on('error', () => undefined).on('finish', () => socket.destroy());
    if (isResponding(socket)) socket.destroy();
    else sendRaw(socket, 405, headers);
  });
}

/**
 * While the server closes, a connection ends with its response: kept alive, it would hold the server open. A connection
 * whose request has not arrived by then is cut.
 *
 * @param arrivalTimeout how long a request may still take to arrive, in milliseconds
 */
export function endConnectionsOnClose(app: FastifyInstance, arrivalTimeout: number): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    const cut = setTimeout(() => {
      for (const socket of sockets) if (!responseOn(socket)?.req.complete) socket.destroy();
    }, arrivalTimeout);
    app.server.once('close', () => clearTimeout(cut));
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
