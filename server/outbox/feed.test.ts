import { storeApplication } from '../testing/storeApplication';
import { testPesel } from '../testing/testApplication';
import { serverForEachTest, testServer } from '../testing/testServer';

const TOKEN = 'token-of-the-test-with-40-characters-123';
const URL = '/api/integracja/zgloszenia';

const server = serverForEachTest({ integrationToken: TOKEN });

const get = (query = '') =>
  server.app.inject({
    url: `${URL}${query}`,
    headers: { authorization: `Bearer ${TOKEN}` },
  });

async function store(count: number): Promise<string[]> {
  const references: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const at = `2026-09-01T10:00:0${index}.000Z`;
    const changes = { pesel: testPesel(index) };
    references.push(await storeApplication(server.database, `id-${index}`, changes, at));
  }
  return references;
}

interface Page {
  events: { position: number; data: { reference: string } }[];
  next: string | null;
}

const audited = async () =>
  (await server.database.selectFrom('audit').selectAll().orderBy('at').execute()).map(
    ({ actor, command, applications }) => [actor, command, applications],
  );

test('pages follow each other by their links, and what leaves is recorded', async () => {
  const references = await store(5);
  const seen: string[] = [];
  let next: string | null = '?limit=2';
  while (next !== null) {
    const answer = await get(next);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const page: Page = answer.json();
    seen.push(...page.events.map(({ data }) => data.reference));
    next = page.next;
  }
  expect(seen).toEqual(references);
  expect(await audited()).toEqual([2, 2, 1].map((count) => ['feed', 'read', count]));
});

test('events without an application end no reader, however small its pages are', async () => {
  const references = await store(3);
  await server.database.deleteFrom('applications').where('id', '!=', 'id-3').execute();
  const seen: string[] = [];
  let next: string | null = '?limit=1';
  while (next !== null) {
    const page: Page = (await get(next)).json();
    seen.push(...page.events.map(({ data }) => data.reference));
    next = page.next;
  }
  expect(seen).toEqual(references.slice(2));
  expect(await audited()).toEqual([['feed', 'read', 1]]);
});

test.each([
  ['none', {}],
  ['another token', { authorization: `Bearer ${TOKEN.replace('1', '2')}` }],
  ['a longer token', { authorization: `Bearer ${TOKEN}4` }],
  ['no token', { authorization: 'Bearer ' }],
  ['another scheme', { authorization: `Basic ${TOKEN}` }],
])('with %s in place of the token nothing is read', async (_name, headers) => {
  await store(1);
  const answer = await server.app.inject({ url: URL, headers });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  expect(answer.json()).toEqual({ kod: 'BRAK_DOSTEPU' });
  expect(await audited()).toEqual([]);
});

test('without a configured token there is no feed', async () => {
  const other = await testServer();
  const answer = await other.app.inject({
    url: URL,
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(answer.statusCode).toBe(404);
  await other.close();
});

test.each(['po=-1', 'po=x', 'po=99999999999', 'limit=0', 'limit=501', 'po=1&po=2'])(
  '%s is refused',
  async (query) => {
    const answer = await get(`?${query}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { kod: 'NIEPOPRAWNE_DANE', bledy: [] },
    ]);
  },
);
