import { API_PREFIX } from '../app';
import { testApplication } from '../testing/testApplication';
import {
  postApplication,
  serverForAllTests,
  serverForEachTest,
  storedRows,
  type TestServer,
} from '../testing/testServer';

const SITE = 'https://www.uczelnia.example';
const OTHER = 'https://elsewhere.example';

const ALLOWED = 'access-control-allow-origin';

const preflight = ({ app }: TestServer, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url: `${API_PREFIX}/kandydaci`,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });

describe('with CORS_ORIGINS', () => {
  const server = serverForEachTest({ corsOrigins: [SITE] });
  const post = (origin: string, application: object = testApplication()) =>
    postApplication(server, application, 'key', { headers: { origin } });

  test('a page of the origin may send an application with its headers', async () => {
    const { statusCode, headers } = await preflight(server, SITE);
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
    expect((await preflight(server, OTHER)).headers[ALLOWED]).toBeUndefined();
  });

  test('a refusal can be read as well, with the id of its request and when to try again', async () => {
    const refused = await post(SITE, {});
    expect([refused.statusCode, refused.headers[ALLOWED]]).toEqual([400, SITE]);
    expect(refused.headers['access-control-expose-headers']).toBe(
      'x-request-id, Idempotency-Key, Retry-After',
    );
  });

  test('reads are allowed from anywhere, alike for everybody, as they are cached', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    for (const origin of [OTHER, SITE]) {
      const answer = await fetch(`${address}${API_PREFIX}/dks`, { headers: { origin } });
      expect(answer.headers.get(ALLOWED)).toBe('*');
    }
  });
});

describe('without CORS_ORIGINS', () => {
  const server = serverForAllTests();

  test.each([
    'text/plain',
    'text/plain; charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    undefined,
  ])('an application as %s, which a page of any site may send, is not stored', async (type) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `${API_PREFIX}/kandydaci`,
      payload: JSON.stringify(testApplication()),
      headers: { origin: OTHER, ...(type !== undefined && { 'content-type': type }) },
    });
    expect(answer.statusCode).toBe(415);
    expect(await storedRows(server)).toEqual([]);
  });

  test('reads are allowed from anywhere, and no header allows another origin', async () => {
    const url = `${API_PREFIX}/dks`;
    const headers = { origin: SITE, 'sec-fetch-site': 'cross-site' };
    const read = await server.app.inject({ url, headers });
    expect(read.statusCode).toBe(200);
    expect(read.headers[ALLOWED]).toBeUndefined();
    expect((await preflight(server, SITE)).statusCode).toBe(404);
  });
});
