import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The number of connections that the server accepts unless the limit of open files is lower. */
const MAX_CONNECTIONS = 10_000;

/** File descriptors reserved for the database, the log and the program itself. */
const RESERVED_DESCRIPTORS = 100;

/** The limits of this process on Linux; the first number in a line is the soft limit, which applies. */
const LIMITS_FILE = '/proc/self/limits';
const OPEN_FILES = /^Max open files\s+(\d+)/m;

/**
 * Returns how many connections fit below the limit of open files. Each may need two descriptors: its own and one for
 * the file it downloads.
 *
 * @param limits content of `/proc/self/limits`, or null where there is no such file
 */
export function connectionsWithin(limits: string | null): number {
  const descriptors = Number(OPEN_FILES.exec(limits ?? '')?.[1] ?? Infinity);
  const fitting = Math.floor((descriptors - RESERVED_DESCRIPTORS) / 2);
  return Math.min(Math.max(fitting, 1), MAX_CONNECTIONS);
}

/** Returns how many connections this process should accept. */
export function maxConnections(): number {
  try {
    return connectionsWithin(readFileSync(LIMITS_FILE, 'utf8'));
  } catch {
    return connectionsWithin(null);
  }
}

/** The response to the request that Node handles on this connection; Node itself reads the same property. */
function responseOn(socket: Socket): ServerResponse | null {
  return '_httpMessage' in socket ? (socket._httpMessage as ServerResponse | null) : null;
}

/**
 * While the server closes, a connection ends with its response, because a connection that is kept alive would hold the
 * server open. A connection whose request has not arrived by then is cut.
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
