import { API_PREFIX } from '../app';
import { testApplication, testPesel } from '../testing/testApplication';
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
    postApplication(server, application, 'key', {
      headers: { origin, 'sec-fetch-site': 'cross-site' },
    });

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
    const answer = await post(OTHER);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers[ALLOWED]).toBeUndefined();
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

  /** The number of the next candidate whose application is taken. */
  let taken = 2;

  const HOST = 'rekrutacja.example';
  const post = (index: number, headers: Record<string, string>) =>
    postApplication(server, testApplication({ pesel: testPesel(index) }), undefined, {
      headers: { host: HOST, ...headers },
    });

  test.each<[string, Record<string, string>]>([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    [
      'from another origin of the domain',
      { 'sec-fetch-site': 'same-site', origin: 'https://blog.example' },
    ],
    ['from an unnamed origin of the domain', { 'sec-fetch-site': 'same-site' }],
    [
      'from another site that says it is this one',
      { 'sec-fetch-site': 'cross-site', origin: `https://${HOST}` },
    ],
    ['with a foreign origin', { origin: OTHER }],
    ['with another port', { origin: `https://${HOST}:8443` }],
    ['from a page without an origin', { origin: 'null' }],
  ])('an application %s is refused and not stored', async (_what, headers) => {
    const answer = await post(1, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ kod: 'OBCE_POCHODZENIE' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await storedRows(server)).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['no browser', {}],
    ['this origin', { 'sec-fetch-site': 'same-origin', origin: `https://${HOST}` }],
    // Behind a proxy that does not pass the host on, the browser's own word is what counts.
    ['this origin, another host', { 'sec-fetch-site': 'same-origin', origin: 'https://a.example' }],
    ['nobody but the user', { 'sec-fetch-site': 'none' }],
    ['this origin, an old browser', { origin: `https://${HOST}` }],
    [
      'this origin behind a proxy',
      { host: '10.0.0.1:3000', 'x-forwarded-host': HOST, origin: `https://${HOST}` },
    ],
  ])('an application of %s is accepted', async (_what, headers) => {
    expect((await post(taken++, headers)).statusCode).toBe(200);
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
