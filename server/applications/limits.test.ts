import { answerKey } from '../../src/domain/enrolmentValues';
import { API_PREFIX } from '../app';
import { testApplication } from '../testing/testApplication';
import { SEED } from '../testing/testSeed';
import { postApplication, type TestServer, testServer } from '../testing/testServer';

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

  test('is shared by all behind a proxy that is not trusted, which the log says once', async () => {
    server = await testServer({ postsPerMinute: 1 });
    const warnings = () => server.log.filter((line) => line.includes('TRUST_PROXY'));
    const send = (from: string, remoteAddress: string) => {
      const headers = { 'x-forwarded-for': from };
      return postApplication(server, {}, undefined, { headers, remoteAddress });
    };
    expect((await send('192.0.2.7', '127.0.0.1')).statusCode).toBe(400);
    expect(warnings()).toEqual([]);
    expect((await send('192.0.2.8', '10.0.0.1')).statusCode).toBe(400);
    expect((await send('192.0.2.9', '10.0.0.1')).statusCode).toBe(429);
    expect(warnings()).toHaveLength(1);
    expect(warnings().join()).not.toContain('10.0.0.1');
  });
});

/** The catalogue or an application with a long consent in Cyrillic. */
function withLongConsent<TPart>(part: TPart): TPart {
  const text = 'я'.repeat(32_000);
  return JSON.parse(JSON.stringify(part).replace('<p>Treść regulaminu.</p>', text)) as TPart;
}

test('an application with the longest consents and answers is read', async () => {
  const server = await testServer({}, withLongConsent(SEED));
  const odpowiedzi = { [answerKey(1)]: '1', [answerKey(2)]: '🎓'.repeat(4000) };
  const application = withLongConsent(testApplication({ odpowiedzi }));
  expect((await post(server, application)).statusCode).toBe(200);
  await server.close();
});

/** Their order in NFC is another one, and sorting takes a time that grows with the square of their number. */
const MARKS = '\u0301\u0328'.repeat(30_000);

test.each([
  ['kandydat.nazwisko', 'nazwisko'],
  ['kandydat.adres.adres', 'adres.adres'],
  [
    'definicjeFormularzy.0.pozycjeFormularza.1.odpowiedz.odpowiedzNazwa',
    'definicjeFormularzy.0.pozycjeFormularza.1.odpowiedz',
  ],
])('a text of combining marks in %s is refused before it is normalised', async (path, field) => {
  const server = await testServer();
  const body = structuredClone(right) as unknown as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((part, key) => part[key] as Record<string, unknown>, body);
  parent[last] = MARKS;
  const normalize = jest.spyOn(String.prototype, 'normalize').mockReturnValue('');
  const answer = await post(server, body);
  const normalised = normalize.mock.contexts.map((text) => String(text).length);
  normalize.mockRestore();
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ kod: 'NIEPOPRAWNE_DANE', bledy: [{ pole: field }] });
  expect(Math.max(0, ...normalised)).toBeLessThan(10_000);
  await server.close();
});
