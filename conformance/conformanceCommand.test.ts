import { API_PREFIX } from '../server/app';
import { type Mutation, type Reply, startBrokenBackend } from '../server/testing/brokenBackend';
import { checkBackend, checkBrokenBackend } from '../server/testing/checkBackend';
import { OFFERS, SEED } from '../server/testing/testSeed';
import { storedRows, type TestServer, testServer } from '../server/testing/testServer';
import { shownReference } from '../src/domain/referenceNumber';
import { RULES } from './conformanceCommand';

const SITE = 'https://www.example.org';

const WITH_LAST_DAYS = {
  ...SEED,
  offers: SEED.offers.map((offer) => ({ ...offer, do: '2099-12-31' })),
};

let server: TestServer;
let url: string;

beforeEach(async () => {
  server = await testServer({ corsOrigins: [SITE] }, WITH_LAST_DAYS);
  url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}${API_PREFIX}/`;
});
afterEach(() => server.close());

const check = (mutation: Mutation, options = ['--write']) =>
  checkBrokenBackend(server.app, mutation, options);

const lines = (output: string, mark: string) =>
  output.split('\n').filter((line) => line.startsWith(`  ${mark}`));

/** For `JSON.parse`: leaves out the list of invalid fields. */
const dropFaults = (key: string, value: unknown): unknown => (key === 'bledy' ? undefined : value);

/** An answer to an application without all that a backend may leave out. */
function bare(json: unknown): unknown {
  const text = JSON.stringify(json);
  if (text.startsWith('{"numer":')) return {};
  return text.includes('NIEPOPRAWNE_DANE') ? { kod: 'INNY_KOD' } : json;
}

test('every rule holds for this backend', async () => {
  const { code, output } = await checkBackend(url, ['--write', '--origin', SITE]);
  expect(lines(output, 'ok')).toHaveLength(RULES.length);
  expect(code).toBe(0);
});

test('only marked test applications are stored, and their numbers are reported', async () => {
  const { output } = await checkBackend(url, ['--write']);
  const rows = await storedRows(server);
  expect(rows).toHaveLength(7);
  for (const row of rows) {
    expect(JSON.parse(row.payload)).toMatchObject({
      kandydat: {
        nazwisko: 'Conformance-Test',
        email: 'conformance-test@example.org',
      },
    });
    expect(output).toContain(shownReference(row.reference));
  }
});

test('the reported number is the one that the backend answers', async () => {
  const { output } = await check({
    reply: (reply) => {
      const text = JSON.stringify(reply.json).replace(/"numer":"\w+"/, '"numer":"OTHER000"');
      return { ...reply, json: JSON.parse(text) as unknown };
    },
  });
  expect(output).toContain('OTHE R000');
});

test('two checks do not disturb each other', async () => {
  await checkBackend(url, ['--write']);
  expect((await checkBackend(url, ['--write'])).code).toBe(0);
});

test('nothing is sent without --write', async () => {
  const { code, output, calls } = await check({}, ['--origin', SITE]);
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET', 'OPTIONS']));
  expect(await storedRows(server)).toEqual([]);
  const posts = RULES.filter(({ call }) => call.startsWith('POST '));
  expect(lines(output, 'not checked')).toHaveLength(posts.length);
  expect(code).toBe(0);
});

test('a backend may have no last days', async () => {
  const { output } = await check({
    reply: (reply, { path }) =>
      path === '/dks' ? { ...reply, json: Object.values(OFFERS) } : reply,
  });
  expect(lines(output, 'not offered')).toEqual([expect.stringContaining('last days are days')]);
});

test('a backend may ignore keys, name no number and refuse with a code of its own', async () => {
  const { code, output } = await check({
    call: (call) => ({ ...call, headers: { 'content-type': 'application/json' } }),
    reply: (reply) => ({ ...reply, headers: {}, json: bare(reply.json) }),
  });
  expect(lines(output, 'not offered')).toHaveLength(8);
  expect(code).toBe(0);
});

test('a backend may lack the page of the application', async () => {
  const { code, output } = await check({
    reply: (reply, { path }) =>
      path.startsWith('/zgloszenia/') ? { ...reply, status: 404, json: {} } : reply,
  });
  expect(lines(output, 'not offered')).toHaveLength(4);
  expect(code).toBe(0);
});

test.each([
  ['may know no attribution header', 'Content-Type,Idempotency-Key', 'Idempotency-Key'],
  ['that does not expose the key need not allow it', 'Content-Type', 'Retry-After'],
])('a backend on another origin %s', async (_what, allowed, exposed) => {
  const named = {
    'access-control-allow-headers': allowed,
    'access-control-expose-headers': exposed,
  };
  const { code, output } = await check(
    { reply: (reply) => ({ ...reply, headers: { ...reply.headers, ...named } }) },
    ['--origin', SITE],
  );
  expect(lines(output, 'not offered')).toEqual([
    expect.stringContaining('the attribution header is allowed'),
  ]);
  expect(code).toBe(0);
});

test('a refusal of invalid data may leave out the fields', async () => {
  const { code, output } = await check({
    reply: (reply) => ({ ...reply, json: JSON.parse(JSON.stringify(reply.json), dropFaults) }),
  });
  expect(lines(output, 'not offered')).toEqual([expect.stringContaining('invalid fields')]);
  expect(code).toBe(0);
});

test('whatever a backend should have refused is listed at once', async () => {
  const { output } = await check({
    reply: (reply, { method }) => (method === 'POST' ? { ...reply, status: 200, json: {} } : reply),
  });
  const [invalid = '', odd = ''] = lines(output, 'advice').filter((line) =>
    /an invalid application is refused|odd bodies are refused/.test(line),
  );
  expect(invalid.match(/status 200/g)).toHaveLength(3);
  expect(odd.match(/status 200/g)).toHaveLength(8);
});

test('a backend that does not announce keys may answer a repeated one as it likes', async () => {
  const { code, output } = await check({
    reply: ({ headers, ...reply }) => {
      delete headers['idempotency-key'];
      return { ...reply, headers };
    },
  });
  expect(lines(output, 'not offered')).toEqual([
    expect.stringContaining('a repeated key'),
    expect.stringContaining('a key with other content'),
  ]);
  expect(code).toBe(0);
});

test('a backend that dies ends the check with one sentence, which names the odd body', async () => {
  const backend = await startBrokenBackend(server.app, {
    call: (call) => {
      if (call.body.startsWith('[[[')) void backend.close();
      return call;
    },
  });
  const { code, messages, output } = await checkBackend(backend.url, ['--write']);
  expect(code).toBe(2);
  expect(messages).toEqual([
    expect.stringMatching(
      /^The backend stopped answering at "odd bodies are refused": deeply nested lists: no answer/,
    ),
  ]);
  expect(output).toMatch(/Test applications of \S+ were stored/);
  expect(output).not.toContain('odd bodies');
});

test('a backend that only hangs up on an odd body gets advice that names the body', async () => {
  const { code, output } = await check({
    call: (call) => {
      if (call.body === 'null') throw new Error('hang up');
      return call;
    },
  });
  expect(lines(output, 'advice')).toEqual([
    expect.stringMatching(/odd bodies are refused: null: no answer/),
  ]);
  expect(code).toBe(0);
});

test('an offer of another group is no fault', async () => {
  const other = { ...OFFERS.law, nabor: { nazwaGrupy: 'KURSY' } };
  const { code } = await check(
    {
      reply: (reply, { path }) =>
        path === '/dks' ? { ...reply, json: [other, ...(reply.json as unknown[])] } : reply,
    },
    [],
  );
  expect(code).toBe(0);
});

const checkPreflight = (change: (reply: Reply) => Reply) =>
  check(
    {
      reply: (reply, { method, path }) =>
        method === 'OPTIONS' && path === '/kandydaci' ? change(reply) : reply,
    },
    ['--origin', SITE],
  );

test('a preflight request may name no methods: browsers always allow a POST', async () => {
  const { broken } = await checkPreflight(({ headers, ...reply }) => {
    delete headers['access-control-allow-methods'];
    return { ...reply, headers };
  });
  expect(broken).toEqual([]);
});

test('a preflight request that is redirected is not allowed, as in a browser', async () => {
  const { broken } = await checkPreflight((reply) => ({
    ...reply,
    status: 307,
    headers: { ...reply.headers, location: '/kandydaci?again' },
  }));
  expect(broken).toContain('the preflight request is allowed');
});

test('a backend that does not answer cannot be checked', async () => {
  const { code, messages } = await checkBackend('http://127.0.0.1:1/');
  expect(code).toBe(2);
  expect(messages).toEqual([expect.stringContaining('cannot be checked: no answer')]);
});

test.each([
  ['ftp://example.org/', [], 'like https://host/api/rekrutacja/'],
  ['example.org', [], 'like https://host/api/rekrutacja/'],
  ['http://127.0.0.1:1/', ['--origin', 'https://www.example.org/'], '--origin'],
  ['http://127.0.0.1:1/', ['--postcode', '123'], 'five digits'],
  ['http://127.0.0.1:1/', ['http://127.0.0.1:2/'], 'too many arguments'],
  ['http://127.0.0.1:1/', ['--rite'], '(Did you mean --write?)'],
])('%s %j is refused with %j', async (address, options, reason) => {
  await expect(checkBackend(address, options)).rejects.toThrow(reason);
});
