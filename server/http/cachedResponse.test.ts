import { once } from 'node:events';
import {
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { type TestServer, testServer } from '../testing/testServer';

const ADDRESS = '/api/rekrutacja/dks';
let server: TestServer;

beforeEach(async () => {
  const config = { ...DEFAULT_SITE_CONFIG, basePath: '/nabor/' };
  server = await testServer({ config });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => server.close());

function port(): number {
  const address = server.app.server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function fetchOnce(options: RequestOptions = {}) {
  const request = get({ path: ADDRESS, port: port(), agent: false, ...options });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  return { status: response.statusCode, headers: response.headers, body };
}

/** Without what belongs to the moment, the connection and the request. */
function lasting(headers: IncomingHttpHeaders) {
  return { ...headers, date: '', connection: '', 'x-request-id': '' };
}

/** The log of an answer without its time and its id. */
function logged(line: string) {
  const { reqId, time, ms, ...rest } = JSON.parse(line) as Record<string, unknown>;
  return { ...rest, kinds: [typeof reqId, typeof time, typeof ms] };
}

test.each(['br', 'gzip, deflate', 'identity'])(
  'in %s every response has the same headers and log line, also that of HEAD',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await fetchOnce({ headers });
    const cached = await fetchOnce({ headers });
    const based = await fetchOnce({ headers, path: `/nabor${ADDRESS}` });
    const head = await fetchOnce({ headers, method: 'HEAD' });
    expect(first.body.length).toBe(Number(head.headers['content-length']));
    for (const { headers: sent, ...response } of [first, cached, based]) {
      expect(response).toEqual({ status: 200, body: first.body });
      expect(lasting(sent)).toEqual(lasting(head.headers));
    }
    const answered = server.log.filter((line) => line.includes('"answered"'));
    expect(answered.map((line) => (JSON.parse(line) as { reqId: string }).reqId)).toEqual(
      [first, cached, based, head].map((response) => response.headers['x-request-id']),
    );
    const lines = answered.map(logged);
    expect(lines).toEqual([lines[0], lines[0], lines[0], { ...lines[0], method: 'HEAD' }]);
  },
);
