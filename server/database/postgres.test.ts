import type { Kysely } from 'kysely';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { isTransientError } from './errors';
import { openPostgres, POSTGRES_LIMITS } from './postgres';
import type { Tables } from './tables';

/** PostgreSQL's messages "authentication ok" and "ready for query". */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

const SHORT = { ...POSTGRES_LIMITS, connectionTimeoutMillis: 200, query_timeout: 200 };

let server: Server;
let database: Kysely<Tables>;
const sockets: Socket[] = [];
const startups: string[] = [];

/** Starts a server that accepts connections and answers no query. */
async function listen(welcome: Buffer | null): Promise<void> {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', (startup) => {
      startups.push(startup.toString());
      if (welcome !== null) socket.write(welcome);
      socket.resume();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  database = openPostgres(`postgres://postgres@127.0.0.1:${port}/postgres`, SHORT);
}

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
  startups.length = 0;
  await database.destroy();
});

const read = () => database.selectFrom('outbox_counter').selectAll().execute();
const write = () =>
  database
    .transaction()
    .execute((transaction) =>
      transaction.insertInto('outbox_counter').values({ id: 2, last: 0 }).execute(),
    );

test('a server that does not answer a connection causes a transient error', async () => {
  await listen(null);
  const error: unknown = await read().catch((fault: unknown) => fault);
  expect(isTransientError(error)).toBe(true);
});

test('a query without an answer times out, and its connection is not reused', async () => {
  await listen(WELCOME);
  const error: unknown = await read().catch((fault: unknown) => fault);
  expect(isTransientError(error)).toBe(true);
  await expect(read()).rejects.toThrow('Query read timeout');
  expect(sockets).toHaveLength(2);
});

test('a transaction without an answer times out', async () => {
  await listen(WELCOME);
  const error: unknown = await write().catch((fault: unknown) => fault);
  expect(isTransientError(error)).toBe(true);
});

test('the server receives the time limits', async () => {
  await listen(WELCOME);
  await expect(read()).rejects.toThrow();
  const [startup] = startups;
  expect(startup).toContain('statement_timeout\u00008000\u0000');
  expect(startup).toContain('lock_timeout\u00006000\u0000');
  expect(startup).toContain('idle_in_transaction_session_timeout\u000015000\u0000');
});
