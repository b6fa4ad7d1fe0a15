import { API_PREFIX } from '../app';
import { testApplication } from '../testing/testApplication';
import { postApplication, type TestServer, testServer } from '../testing/testServer';

const SITE = 'https://www.uczelnia.example';
const OTHER = 'https://elsewhere.example';

let server: TestServer;

afterEach(() => server.close());

const post = (origin: string, application: object = testApplication()) =>
  postApplication(server, application, 'key', {
    headers: { origin, 'sec-fetch-site': 'cross-site' },
  });

const preflight = (origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: `${API_PREFIX}/kandydaci`,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });

const ALLOWED = 'access-control-allow-origin';

describe('with CORS_ORIGINS', () => {
  beforeEach(async () => {
    server = await testServer({ corsOrigins: [SITE] });
  });

  test('a page of the origin may send an application with its headers', async () => {
    const { statusCode, headers } = await preflight(SITE);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      [ALLOWED]: SITE,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type, idempotency-key, x-attribution',
    });
    const answer = await post(SITE);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers[ALLOWED]).toBe(SITE);
  });

  test('a page of another origin may not', async () => {
    expect((await preflight(OTHER)).headers[ALLOWED]).toBeUndefined();
    const answer = await post(OTHER);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers[ALLOWED]).toBeUndefined();
  });

  test('a refusal can be read as well, with the id of its request', async () => {
    const refused = await post(SITE, {});
    expect([refused.statusCode, refused.headers[ALLOWED]]).toEqual([400, SITE]);
    expect(refused.headers['access-control-expose-headers']).toBe('x-request-id, Idempotency-Key');
  });

  test('reads are allowed from anywhere, alike for everybody, as they are cached', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    for (const origin of [OTHER, SITE]) {
      const answer = await fetch(`${address}${API_PREFIX}/dks`, { headers: { origin } });
      expect(answer.headers.get(ALLOWED)).toBe('*');
    }
  });
});

test('without CORS_ORIGINS no header allows another origin', async () => {
  server = await testServer();
  const url = `${API_PREFIX}/dks`;
  const read = await server.app.inject({ url, headers: { origin: SITE } });
  expect(read.headers[ALLOWED]).toBeUndefined();
  expect((await preflight(SITE)).statusCode).toBe(404);
});
