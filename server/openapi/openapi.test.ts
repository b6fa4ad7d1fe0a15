import fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { API_PREFIX } from '../app';
import { deleteOldApplications } from '../applications/retention';
import { postMyApplication } from '../testing/postMyApplication';
import { testApplication } from '../testing/testApplication';
import { FULL_OFFER, OFFERS, SEED } from '../testing/testSeed';
import { postApplication, type TestServer, testServer } from '../testing/testServer';
import openapi from './openapi.json';

/** Describes what these tests read of OpenAPI. */
interface Body {
  content: { 'application/json'?: { example?: unknown; examples?: Named } };
}
type Named = Record<string, { value: unknown }>;
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; example?: string }[];
  requestBody?: Body;
  responses: Record<string, Partial<Body>>;
}
const paths = openapi.paths as unknown as Record<string, Record<string, Operation>>;

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const reads = operations.filter(({ method }) => method === 'get');
const posts = operations.filter(
  ({ operation }) => operation.requestBody?.content['application/json'] !== undefined,
);

/** The examples of a body by their names. */
function examplesOf(body: Partial<Body> | undefined): [string, unknown][] {
  const { example, examples = {} } = body?.content?.['application/json'] ?? {};
  const named = Object.entries(examples).map(([name, { value }]): [string, unknown] => [
    name,
    value,
  ]);
  return example === undefined ? named : [['example', example], ...named];
}

/** The address of a call with the examples of its parameters. */
function addressOf(path: string, { parameters = [] }: Operation): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place, example = '' } of parameters) {
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(example));
    if (place === 'query') query.set(name, example);
  }
  return `${API_PREFIX}${filled}?${query.toString()}`;
}

test('each call has a name of its own and needs no login', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z]+$/);
  expect(new Set(names).size).toBe(operations.length);
  expect(openapi.security).toEqual([]);
});

describe('the examples are what the backend answers:', () => {
  let server: TestServer;
  beforeAll(async () => {
    const offers = [...SEED.offers, FULL_OFFER];
    server = await testServer({}, { ...SEED, offers });
  });
  afterAll(() => server.close());

  test.each(reads)('$method $path', async ({ path, operation }) => {
    const answer = await server.app.inject(addressOf(path, operation));
    expect(answer.statusCode).toBe(200);
    expect([['example', answer.json()]]).toEqual(examplesOf(operation.responses['200']));
  });

  test.each(posts)('$method $path', async ({ path, operation }) => {
    const expected = Object.entries(operation.responses).flatMap(([status, body]) =>
      examplesOf(body).map(([name, example]) => [name, Number(status), example]),
    );
    const answers: unknown[] = [];
    for (const [name, application] of examplesOf(operation.requestBody)) {
      const answer = path.startsWith('/zgloszenia/')
        ? await server.app.inject({
            method: 'POST',
            url: `${API_PREFIX}${path}`,
            payload: application as object,
          })
        : await postApplication(server, application, name);
      answers.push([name, answer.statusCode, answer.json()]);
    }
    expect(answers).toEqual(expected);
  });
});

describe('the schemas', () => {
  let validator: FastifyInstance;
  beforeAll(() => {
    const customOptions = { strict: false, coerceTypes: false, removeAdditional: false } as const;
    validator = fastify({ ajv: { customOptions } });
    validator.addSchema({ ...openapi, $id: 'openapi' });
    validator.post<{ Body: { at: string; value: unknown } }>('/', (request) =>
      request.compileValidationSchema({ $ref: `openapi#${request.body.at}` })(request.body.value),
    );
  });
  afterAll(() => validator.close());

  /** Returns whether the schema at a JSON pointer accepts a value. */
  const accepts = async (at: string, value: unknown) =>
    (await validator.inject({ method: 'POST', url: '/', payload: { at, value } })).json<unknown>();

  const pointerTo = (...keys: readonly string[]) =>
    keys
      .map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
      .join('');
  const CONTENT = ['content', 'application/json', 'schema'];

  test.each(operations)('accept the examples of $method $path', async (called) => {
    const { path, method, operation } = called;
    const at = (...keys: readonly string[]) =>
      pointerTo('paths', path, method, ...keys, ...CONTENT);
    for (const [, value] of examplesOf(operation.requestBody)) {
      expect(await accepts(at('requestBody'), value)).toBe(true);
    }
    for (const [status, body] of Object.entries(operation.responses)) {
      for (const [, value] of examplesOf(body)) {
        expect(await accepts(at('responses', status), value)).toBe(true);
      }
    }
  });

  test('accept the events of applications, and their examples', async () => {
    const token = 'token-of-the-test-with-40-characters-123';
    const server = await testServer({ integrationToken: token });
    const examples = Object.entries(openapi.webhooks).map(([type, { post }]) => {
      const { example } = post.requestBody.content['application/json'];
      return { ...example, type };
    });
    const answer = await postApplication(server, testApplication());
    const { numer } = answer.json<{ numer: string }>();
    const opened = { numer, dataUrodzenia: testApplication().kandydat.dataUrodzenia };
    await server.app.inject({
      ...{ method: 'PUT', url: `/api/integracja/zgloszenia/${numer}/stan` },
      ...{ payload: { stan: 'W_TOKU' }, headers: { authorization: `Bearer ${token}` } },
    });
    await postMyApplication(server, 'poprawka', { ...opened, opis: 'Inne drugie imię' });
    await postMyApplication(server, 'wycofanie', opened);
    const feed = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await server.app.inject({ url: '/api/integracja/zgloszenia', headers });
      return answer.json<{ events: { type: string }[] }>().events;
    };
    const stored = await feed();
    await deleteOldApplications(server.database, { days: 1 }, new Date('2027-09-01T10:00:00Z'));
    const events = [...stored, ...(await feed()), ...examples];
    const types = Object.keys(openapi.webhooks).sort();
    // Events of the same instant come in any order.
    expect(events.map(({ type }) => type).sort()).toEqual([...types, ...types].sort());
    for (const event of events) {
      const at = pointerTo('webhooks', event.type, 'post', 'requestBody', ...CONTENT);
      expect(await accepts(at, event)).toBe(true);
      expect(await accepts(at, { ...event, data: {} })).toBe(false);
    }
    await server.close();
  });

  const application = testApplication();
  test.each<[schema: string, what: string, value: unknown]>([
    ['Oferta', 'another group', { ...OFFERS.law, nabor: { nazwaGrupy: 'KURSY' } }],
    ['Oferta', 'no id', { ...OFFERS.law, rekrutacja: { id: null, lang: 'pl' } }],
    ['Miejsce', '3', { miejscowosc: 'A', rodzajMiejscowosci: 3, wojewodztwo: 'W' }],
    ['NumerKierunkowy', 'letters', { kodKierunkowy: 'PL', wartosc: 'Polska', domyslny: true }],
    ['Zgloszenie', 'an unknown key', { ...application, extra: 1 }],
    ['Zgloszenie', 'no sex', { ...application, kandydat: { ...application.kandydat, plec: '' } }],
    ['Odmowa', 'a number', { kod: 400 }],
    ['Odmowa', 'names of fields only', { kod: 'NIEPOPRAWNE_DANE', bledy: ['pesel'] }],
  ])('%s refuses %s', async (name, _what, value) => {
    expect(await accepts(pointerTo('components', 'schemas', name), value)).toBe(false);
  });
});

test('it is served next to the calls, with and without the base path', async () => {
  const server = await testServer({ config: { ...DEFAULT_SITE_CONFIG, basePath: '/studia/' } });
  for (const base of ['', '/studia']) {
    const answer = await server.app.inject(`${base}${API_PREFIX}/openapi.json`);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(openapi);
  }
  await server.close();
});
