import { API_PREFIX } from '../app';
import { testApplication, testPesel } from '../testing/testApplication';
import { OFFERS } from '../testing/testSeed';
import {
  postApplication,
  serverForEachTest,
  type TestServer,
  testServer,
} from '../testing/testServer';

const right = testApplication();

function post(server: TestServer, payload: object, remoteAddress = '192.0.2.1') {
  return postApplication(server, payload, undefined, { remoteAddress });
}

describe('the limit of an address', () => {
  let server: TestServer;
  afterEach(() => server.close());

  test('answers 429 with Retry-After', async () => {
    server = await testServer({ postsPerMinute: 2 });
    expect((await post(server, right)).statusCode).toBe(200);
    expect((await post(server, {})).statusCode).toBe(400);
    const answer = await post(server, right);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({ kod: 'ZA_DUZO_ZGLOSZEN' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.app.inject({ url: `${API_PREFIX}/dks` })).statusCode).toBe(200);
  });

  test.each([
    ['192.0.2.7:1001', '192.0.2.7:1002'],
    ['[2001:db8::1]:1001', '[2001:db8::2]:1002'],
  ])('knows an address behind a proxy that adds ports: %s and %s', async (one, other) => {
    server = await testServer({ postsPerMinute: 1 });
    const send = (from: string) =>
      postApplication(server, {}, undefined, { headers: { 'x-forwarded-for': from } });
    expect((await send(one)).statusCode).toBe(400);
    expect((await send(other)).statusCode).toBe(429);
    expect((await send('192.0.2.8:1001')).statusCode).toBe(400);
  });

  test('refuses a part of a burst at once, and serves another address', async () => {
    server = await testServer({ postsPerMinute: 1000 });
    const all = Array.from({ length: 60 }, () => post(server, {}));
    const other = await post(server, right, '192.0.2.2');
    expect(other.statusCode).toBe(200);
    const answers = await Promise.all(all);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('1');
    expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeGreaterThanOrEqual(
      20,
    );
    expect(answers).toHaveLength(60);
  });
});

describe('the limit of a person', () => {
  const limited = serverForEachTest({ postsPerPerson: 1 });
  const other = { definicjeFormularzy: [], wybranyNabor: OFFERS.management };
  const call = (application: object, key: string, remoteAddress = '192.0.2.1') =>
    postApplication(limited, application, key, { remoteAddress });

  test('answers 429 with Retry-After from one address, and a retry still gets its first answer', async () => {
    expect((await call(testApplication(), 'first')).statusCode).toBe(200);
    const second = { ...testApplication(), ...other };
    const answer = await call(second, 'second');
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({ kod: 'ZA_DUZO_ZGLOSZEN' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(50);
    expect((await call(testApplication(), 'first')).statusCode).toBe(200);
    const somebodyElse = testApplication({ pesel: testPesel(2) });
    expect((await call(somebodyElse, 'third')).statusCode).toBe(200);
    expect((await call(second, 'second', '192.0.2.2')).statusCode).toBe(200);
    expect((await call(testApplication(), 'new', '192.0.2.2')).statusCode).toBe(429);
    expect((await call(testApplication(), 'first', '192.0.2.2')).statusCode).toBe(200);
  });

  test('is not used up by repeated applications, from any address', async () => {
    expect((await call(testApplication(), 'stored', '192.0.2.9')).statusCode).toBe(200);
    expect((await call(testApplication(), 'stored')).statusCode).toBe(200);
    expect((await call(testApplication(), 'again')).statusCode).toBe(400);
    expect((await call({ ...testApplication(), ...other }, 'own')).statusCode).toBe(200);
  });
});
