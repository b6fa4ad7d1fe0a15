import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { APPLICATIONS } from '../../server/testing/generatedBodies';

const CONNECTIONS = 200;

/** Requests that begin and never end: half of them in the headers, half in the body. */
export async function openSlowConnections(port: number): Promise<Socket[]> {
  const headers = `POST ${APPLICATIONS} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const sockets = Array.from({ length: CONNECTIONS }, (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(index % 2 === 0 ? headers : `${headers}Content-Length: 1000\r\n\r\n{`);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}
