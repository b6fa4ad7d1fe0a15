import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { API_PREFIX, type AppParts } from '../app';
import { type TestServer, testServer } from '../testing/testServer';

const servers: TestServer[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await server.close();
});

async function listening(
  changes: Partial<AppParts> = {},
  addRoutes: (app: FastifyInstance) => void = () => undefined,
): Promise<TestServer> {
  const server = await testServer(changes);
  servers.push(server);
  addRoutes(server.app);
  server.app.get('/large', (_request, reply) => reply.send(Buffer.alloc(4 * 1024 * 1024)));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

/** A connection, and the server's end of it. */
async function connected({ app }: TestServer): Promise<{ socket: Socket; taken: Socket }> {
  const address = app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const connection = once(app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  const [taken] = await connection;
  return { socket, taken };
}

/** Sends bytes and reads everything until the server ends the connection. */
async function exchange(server: TestServer, bytes: string): Promise<string> {
  const { socket } = await connected(server);
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

test('a client that does not read its responses is disconnected', async () => {
  const server = await listening({ idleTimeout: 200 });
  const readers = await Promise.all([connected(server), connected(server)]);
  const closed = readers.map(({ taken }) => once(taken, 'close'));
  for (const { socket } of readers) {
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(60));
  }
  await Promise.all(closed);
});

describe('while the server closes', () => {
  test.each([
    ['half a request', 'GET / HTTP/1.1\r\nHost: x\r\nA: '],
    [
      'half a body',
      `POST ${API_PREFIX}/kandydaci HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    ],
  ])(
    'a connection with %s is cut',
    async (_name, bytes) => {
      const server = await listening({ closeTimeout: 50 });
      const { socket, taken } = await connected(server);
      const received = once(taken, 'data');
      socket.write(bytes);
      await received;
      await server.app.close();
      expect(taken.destroyed).toBe(true);
    },
    5000,
  );

  test('a complete request gets its response', async () => {
    let respond: (text: string) => void = () => undefined;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const server = await listening({}, (app) => {
      app.get('/slow', () => {
        arrive();
        return new Promise<string>((resolve) => (respond = resolve));
      });
      app.addHook('preClose', (done) => {
        respond('slow');
        done();
      });
    });
    const answer = exchange(server, 'GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
    await arrived;
    const closed = server.app.close();
    expect(await answer).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*slow/i);
    await closed;
  });
});

test('a connection with malformed HTTP is refused', async () => {
  const server = await listening();
  expect(await exchange(server, 'X\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
});
