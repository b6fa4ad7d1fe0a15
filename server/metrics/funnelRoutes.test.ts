import type { InjectOptions } from 'fastify';
import { API_PREFIX } from '../app';
import openapi from '../openapi/openapi.json';
import { testApplication } from '../testing/testApplication';
import { postApplication, type TestServer, testServer } from '../testing/testServer';

const TOKEN = 'token-of-the-test-with-40-characters-123';
const SITE = 'https://www.uczelnia.example';

const CITY = { event: 'step_seen', name: 'city' };
const SENT = { event: 'sent', name: 'form' };

let server: TestServer;

afterEach(() => server.close());

const send = (payload: string, given: InjectOptions = {}) =>
  server.app.inject({
    method: 'POST',
    url: `${API_PREFIX}/zdarzenia`,
    payload,
    ...given,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...given.headers },
  });

/** The counters that `/metrics` shows. */
async function counted(): Promise<string[]> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const { body } = await server.app.inject({ url: '/metrics', headers });
  return body.split('\n').filter((line) => line.startsWith('funnel_events_total'));
}

describe('with METRICS_TOKEN', () => {
  beforeEach(async () => {
    server = await testServer({ metricsToken: TOKEN, corsOrigins: [SITE] });
  });

  test('events are counted by event and name', async () => {
    const answer = await send(JSON.stringify([CITY, SENT]));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['cache-control']).toBe('no-store');
    await send(JSON.stringify([CITY]));
    expect(await counted()).toEqual([
      'funnel_events_total{event="step_seen",name="city"} 2',
      'funnel_events_total{event="sent",name="form"} 1',
    ]);
  });

  test.each(['text/plain', 'application/json', 'text/html'])(
    'the type %j does not matter',
    async (type) => {
      const { example } = openapi.paths['/zdarzenia'].post.requestBody.content['text/plain'];
      expect((await send(example, { headers: { 'content-type': type } })).statusCode).toBe(204);
      expect(await counted()).toEqual(['funnel_events_total{event="step_seen",name="city"} 1']);
    },
  );

  test('events that the site cannot have sent are ignored', async () => {
    const unknown = [
      { event: 'step_seen', name: 'Kowalska' },
      { event: '__proto__', name: 'toString' },
      { event: 'step_seen' },
      { event: 1, name: {} },
      'sent',
      null,
      [],
    ];
    expect((await send(JSON.stringify([...unknown, SENT]))).statusCode).toBe(204);
    expect(await counted()).toEqual(['funnel_events_total{event="sent",name="form"} 1']);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '[{'],
    ['an object', JSON.stringify(CITY)],
    ['51 events', JSON.stringify(Array(51).fill(SENT))],
  ])('%s is refused', async (_what, payload) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { kod: 'NIEPOPRAWNE_DANE', bledy: [] },
    ]);
    expect(await counted()).toEqual([]);
  });

  test('50 events are counted, and 8 kB too many are refused', async () => {
    const events = JSON.stringify(Array(50).fill(SENT));
    expect((await send(events)).statusCode).toBe(204);
    const answer = await send(events.padEnd(8193));
    expect([answer.statusCode, answer.json()]).toEqual([413, { kod: 'ZA_DUZA_TRESC' }]);
    expect(await counted()).toEqual(['funnel_events_total{event="sent",name="form"} 50']);
  });

  test('other sites are refused, except those of CORS_ORIGINS', async () => {
    const from = (origin: string) =>
      send(JSON.stringify([SENT]), { headers: { origin, 'sec-fetch-site': 'cross-site' } });
    expect((await from('https://elsewhere.example')).statusCode).toBe(403);
    expect((await from(SITE)).statusCode).toBe(204);
    expect(await counted()).toEqual(['funnel_events_total{event="sent",name="form"} 1']);
  });
});

test('without METRICS_TOKEN the answer is the same', async () => {
  server = await testServer();
  expect((await send(JSON.stringify([CITY]))).statusCode).toBe(204);
});

test('an address has a limit of its own for them, ten times that of applications', async () => {
  server = await testServer({ postsPerMinute: 1 });
  const remoteAddress = '192.0.2.1';
  const count = () => send('[]', { remoteAddress });
  for (let time = 1; time <= 10; time += 1) expect((await count()).statusCode).toBe(204);
  const limited = await count();
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send('[]', { remoteAddress: '192.0.2.2' })).statusCode).toBe(204);
  const apply = () => postApplication(server, testApplication(), undefined, { remoteAddress });
  expect((await apply()).statusCode).toBe(200);
  expect((await apply()).statusCode).toBe(429);
});
