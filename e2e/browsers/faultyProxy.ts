import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address of the backend at which calls can be made to fail. */
export interface FaultyProxy {
  url: string;
  /** Drops the connection of every further request that matches; null lets all through. */
  drop: (calls: RegExp | null) => void;
  stop: () => void;
}

/** Starts it on a free port. */
export async function startFaultyProxy(backend: string): Promise<FaultyProxy> {
  let dropped: RegExp | null = null;
  const server = createServer((asked, answer) => {
    if (dropped?.test(asked.url ?? '')) {
      asked.socket.destroy();
      return;
    }
    const { method, headers } = asked;
    const passed = request(new URL(asked.url ?? '', backend), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    drop: (calls) => {
      dropped = calls;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
