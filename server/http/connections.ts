import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { codeBody, invalidData, refuse } from './answers';

/** How many connections the server takes when nothing else limits them. */
const MOST_CONNECTIONS = 10_000;

/** Descriptors that belong to no connection: the database, the log, the program's own files. */
const RESERVED_DESCRIPTORS = 100;

/** Where Linux says how many files a process may have open; the first number is the limit that counts. */
const LIMITS_FILE = '/proc/self/limits';
const OPEN_FILES = /^Max open files\s+(\d+)/m;

/**
 * How many connections fit below the limit of open files. Each may need two descriptors, its own and that of the file that
 * it is sent.
 *
 * @param limits content of `/proc/self/limits`, or null on a system that has none
 */
export function connectionsWithin(limits: string | null): number {
  const descriptors = Number(OPEN_FILES.exec(limits ?? '')?.[1] ?? Infinity);
  const fitting = Math.floor((descriptors - RESERVED_DESCRIPTORS) / 2);
  return Math.min(Math.max(fitting, 1), MOST_CONNECTIONS);
}

/** How many connections this process should take. */
export function mostConnections(): number {
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

/** The property in which Node keeps the answer that a connection is sending; its own handler looks at it as well. */
function isAnswering(socket: Duplex): boolean {
  return '_httpMessage' in socket && socket._httpMessage !== null;
}

/** An answer where there is no request that the framework could answer; the connection ends with it. */
function sendRaw(socket: Duplex, status: number, headers: Readonly<Record<string, string>>): void {
  const body = JSON.stringify(codeBody(status));
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
 * What Fastify calls for a request that Node could not read.
 *
 * @param headers those of every answer
 */
export function answerMalformed(headers: Readonly<Record<string, string>>) {
  return ({ code }: Error & { code?: string }, socket: Duplex): void => {
    // The rest of what was answered already.
    if (socket.writableEnded) return;
    // Nobody listens, or the bytes would land in the midst of another answer.
    if (!socket.writable || code === 'ECONNRESET' || isAnswering(socket)) socket.destroy();
    else sendRaw(socket, STATUSES[code ?? ''] ?? 400, headers);
  };
}

/**
 * Answers ourselves what Node would answer without our headers: a request without `Host`, one for a tunnel, and one that
 * expects something other than `100-continue`, which is answered as if it did not.
 *
 * @param headers those of every answer
 */
export function answerWhatNodeWould(
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
    // Node hands the connection over without its own listeners: errors and the end are ours from here on.
    socket.on('error', () => undefined).on('finish', () => socket.destroy());
    if (isAnswering(socket)) socket.destroy();
    else sendRaw(socket, 405, headers);
  });
}
