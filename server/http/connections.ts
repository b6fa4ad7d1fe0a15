import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
