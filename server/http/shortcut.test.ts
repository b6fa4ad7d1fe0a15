import { once } from 'node:events';
import {
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { connect } from 'node:net';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { testServer, type TestServer } from '../testing/testServer';

const ADDRESS = '/api/rekrutacja/dks';
let server: TestServer;
let routing: jest.SpyInstance;

beforeEach(async () => {
  const config = { ...DEFAULT_SITE_CONFIG, basePath: '/nabor/' };
  server = await testServer({ config });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  routing = jest.spyOn(server.app, 'routing');
});
afterEach(() => server.close());

function port(): number {
  const address = server.app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function ask(options: RequestOptions = {}) {
  const asked = get({ path: ADDRESS, port: port(), agent: false, ...options });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat((await answer.toArray()) as Buffer[]);
  return { status: answer.statusCode, headers: answer.headers, body };
}

/** Without what belongs to the moment and the connection. */
function lasting(headers: IncomingHttpHeaders) {
  return { ...headers, date: '', connection: '' };
}

/** The log of an answer without its time and its id. */
function logged(line: string) {
  const { reqId, time, ms, ...rest } = JSON.parse(line) as Record<string, unknown>;
  return { ...rest, kinds: [typeof reqId, typeof time, typeof ms] };
}

test.each(['br', 'gzip, deflate', 'identity'])(
  'in %s the answer and its log are those of the usual way',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const usual = await ask({ headers });
    expect(routing).toHaveBeenCalledTimes(1);
    const short = await ask({ headers });
    const based = await ask({ headers, path: `/nabor${ADDRESS}` });
    expect(routing).toHaveBeenCalledTimes(1);
    for (const { headers: sent, ...answer } of [short, based]) {
      expect(answer).toEqual({ status: 200, body: usual.body });
      expect(lasting(sent)).toEqual(lasting(usual.headers));
    }
    const lines = server.log.filter((line) => line.includes('"answered"')).map(logged);
    expect(lines).toEqual([lines[0], lines[0], lines[0]]);
  },
);

test.each<[string, RequestOptions, number]>([
  ['a copy to ask about', { headers: { 'if-none-match': '*' } }, 304],
  ['another method', { method: 'HEAD' }, 200],
  ['another address', { path: `${ADDRESS}/lato` }, 200],
])('%s goes the usual way', async (_name, options, status) => {
  await ask();
  expect(await ask(options)).toMatchObject({ status });
  expect(routing).toHaveBeenCalledTimes(2);
});

test('while the server stops, an answer ends its connection', async () => {
  await ask();
  const socket = connect(port(), '127.0.0.1');
  socket.write(`GET ${ADDRESS} HTTP/1.1\r\nhost: localhost\r\n`);
  await once(server.app.server, 'connection');
  const closed = server.app.close();
  while (server.app.server.listening) await new Promise((resolve) => setImmediate(resolve));
  socket.write('\r\n');
  const answer = Buffer.concat((await socket.toArray()) as Buffer[]).toString();
  expect(answer.toLowerCase()).toContain('connection: close');
  await closed;
});
