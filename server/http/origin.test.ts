import { API_PREFIX } from '../app';
import { testApplication, testPesel } from '../testing/testApplication';
import { postApplication, serverForAllTests, storedRows } from '../testing/testServer';

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
    'from another site that says it is this one',
    { 'sec-fetch-site': 'cross-site', origin: `https://${HOST}` },
  ],
  ['with a foreign origin', { origin: 'https://elsewhere.example' }],
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
  ['this origin, an old browser', { origin: `https://${HOST}` }],
  [
    'this origin behind a proxy',
    { host: '10.0.0.1:3000', 'x-forwarded-host': HOST, origin: `https://${HOST}` },
  ],
])('an application of %s is accepted', async (_what, headers) => {
  expect((await post(taken++, headers)).statusCode).toBe(200);
});

test('reads are allowed from anywhere', async () => {
  const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  for (const url of ['/', `${API_PREFIX}/dks`]) {
    expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
  }
});
