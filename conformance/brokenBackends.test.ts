import type { Call, Mutation, Reply } from '../server/testing/brokenBackend';
import { checkBrokenBackend } from '../server/testing/checkBackend';
import { type TestServer, testServer } from '../server/testing/testServer';
import { ALREADY_REGISTERED } from '../src/contract/refusal';
import { RULES } from './conformanceCommand';

const SITE = 'https://www.example.org';

type Json = Record<string, unknown>;

/** Changes the list that a path is answered with. */
function changeList(path: RegExp, change: (list: Json[]) => unknown): Mutation {
  return {
    reply: (reply, call) =>
      call.method === 'GET' && path.test(call.path)
        ? { ...reply, json: change(reply.json as Json[]) }
        : reply,
  };
}

/** Answers a POST in another way where the good answer is `when`. */
function changePost(when: (reply: Reply, call: Call) => boolean, change: Partial<Reply>): Mutation {
  return {
    reply: (reply, call) =>
      call.method === 'POST' && when(reply, call) ? { ...reply, ...change } : reply,
  };
}

const ignoreLanguage = (path: string): Mutation => ({
  call: (call) => (call.path.startsWith(`${path}?`) ? { ...call, path: `${path}?lang=pl` } : call),
});

const hasCode = ({ json }: Reply, kod: string) => (json as Json | null)?.['kod'] === kod;
const hasPesel = ({ body }: Call) => !body.includes('"pesel":null');
const isOfPole = ({ body }: Call) => body.includes('"obcokrajowiec":false');
const hasOneName = ({ body }: Call) => body.includes('"imie":"-"');
const isRefusedFor = (field: string) => (reply: Reply) =>
  JSON.stringify(reply.json).includes(`"pole":"${field}"`);

const ACCEPTED = { status: 200, json: {} };
const WITHOUT_ORIGIN = { headers: {} };

/** For each rule a backend that breaks it. */
const BROKEN: Readonly<Record<string, () => Mutation>> = {
  'offers match the schema': () =>
    changeList(/^\/dks$/, (offers) => [...offers, { ...offers[0], rekrutacja: null }]),
  'offers differ in their ids': () =>
    changeList(/^\/dks$/, (offers) => [...offers, ...offers.slice(0, 1)]),
  'last days are days': () =>
    changeList(/^\/dks$/, (offers) =>
      offers.map((offer) => ({
        ...offer,
        nabor: { ...(offer['nabor'] as Json), terminDo: '30.09.2027' },
      })),
    ),
  'an unknown promo link gets offers or 404': () => changeList(/^\/dks\/./, () => []),
  'questions match the schema': () =>
    changeList(/kierunek-specjalnosc\/21$/, ([form]) => [{ ...form, tytul: null }]),
  'consents match the schema': () =>
    changeList(/rekrutacja\/2\?lang=eng$/, ([consent]) => [{ ...consent, trescWarunkow: 1 }]),
  'the completion text matches the schema': () =>
    changeList(/rekrutacji\?lang=eng$/, () => ({ wartosc: null })),
  'the completion text is in the requested language': () =>
    ignoreLanguage('/templatki-html/zakonczenie-rekrutacji'),
  'countries match the schema': () =>
    changeList(/kraj\?lang=eng$/, (list) => [...list, { nazwa: 'Chad' }]),
  'countries contain Poland': () => changeList(/kraj\?lang=eng$/, ([, ...others]) => others),
  'countries are in the requested language': () => ignoreLanguage('/slowniki/kraj'),
  'citizenships match the schema': () =>
    changeList(/obywatelstwo\?lang=eng$/, (list) => [...list, { nazwa: 'Chad' }]),
  'citizenships contain Poland': () =>
    changeList(/obywatelstwo\?lang=eng$/, ([, ...others]) => others),
  'citizenships are in the requested language': () => ignoreLanguage('/slowniki/obywatelstwo'),
  'phone prefixes match the schema': () =>
    changeList(/kierunkowy\?lang=pl$/, (list) => [...list, { kodKierunkowy: '49' }]),
  'one phone prefix is the default': () =>
    changeList(/kierunkowy\?lang=pl$/, (list) => [...list, ...list]),
  'places of a postcode match the schema': () =>
    changeList(/30001$/, ([place]) => [{ ...place, rodzajMiejscowosci: 'miasto' }]),
  'an unknown postcode gets an empty list or 404': () => ({
    call: (call) => ({ ...call, path: call.path.replace('/00000', '/30001') }),
  }),
  'odd addresses are no server errors': () => ({
    reply: (reply, { path }) => (path.includes('%00') ? { ...reply, status: 500 } : reply),
  }),
  'a valid application gets 200': () =>
    changePost(({ status }, call) => status === 200 && hasPesel(call) && !hasOneName(call), {
      status: 201,
    }),
  'the number and the time of a stored application match the schema': () => ({
    reply: (reply, { path }) => {
      if (path !== '/kandydaci') return reply;
      const text = JSON.stringify(reply.json).replace('T10:00:00.000Z', 'T10:00:00+00:00');
      return { ...reply, json: JSON.parse(text) as unknown };
    },
  }),
  'a repeated key gets the first answer': () => {
    const seen = new Set<string | undefined>([undefined]);
    return {
      reply: (reply, { method, headers }) => {
        const key = headers['idempotency-key'];
        const isAgain = method === 'POST' && key !== undefined && seen.has(key);
        seen.add(key);
        return isAgain && reply.status === 200 ? { ...reply, status: 500 } : reply;
      },
    };
  },
  'a key with other content is refused': () => changePost(({ status }) => status === 422, ACCEPTED),
  'a second application with the PESEL is refused': () =>
    changePost((reply, call) => hasCode(reply, ALREADY_REGISTERED) && hasPesel(call), ACCEPTED),
  'a second application with the document is refused': () =>
    changePost((reply, call) => hasCode(reply, ALREADY_REGISTERED) && !hasPesel(call), ACCEPTED),
  'a Pole without a PESEL is accepted': () =>
    changePost((_reply, call) => !hasPesel(call) && isOfPole(call), { status: 500 }),
  'a person with one name is accepted': () =>
    changePost((_reply, call) => hasOneName(call), { status: 500 }),
  'the same person may apply for another offer': () =>
    changePost((_reply, { body }) => body.includes('"Design"'), {
      status: 400,
      json: { kod: ALREADY_REGISTERED },
    }),
  'number and date of birth open the state of an application': () => ({
    reply: (reply, { path }) =>
      path === '/zgloszenia/stan' && reply.status === 200
        ? { ...reply, json: { ...(reply.json as Json), numer: 'K7PM3XVA' } }
        : reply,
  }),
  'an unknown number is answered as a wrong date': () => ({
    reply: (reply, { path, body }) =>
      path === '/zgloszenia/stan' && reply.status === 404 && !body.includes('1800-01-01')
        ? { ...reply, json: { kod: 'NIEZNANY_NUMER' } }
        : reply,
  }),
  'a correction waits for an answer': () => ({
    reply: (reply, { path }) =>
      path === '/zgloszenia/poprawka'
        ? { ...reply, json: { ...(reply.json as Json), poprawki: [] } }
        : reply,
  }),
  'whoever withdraws an application may apply again': () => ({
    call: (call) => ({ ...call, path: call.path.replace('wycofanie', 'stan') }),
  }),
  'an invalid application is refused': () => changePost(isRefusedFor('pesel'), ACCEPTED),
  'a refusal has a code': () =>
    changePost((_reply, { body }) => body === '{}', { json: { error: 'Bad Request' } }),
  'invalid fields are named': () =>
    changePost(isRefusedFor('email'), { json: { kod: 'NIEPOPRAWNE_DANE', bledy: ['email'] } }),
  'an unknown offer is refused': () =>
    changePost((reply) => hasCode(reply, 'OFERTA_NIEDOSTEPNA'), ACCEPTED),
  'odd bodies are refused': () =>
    changePost((_reply, { body }) => body === 'null', { status: 500 }),
  'the preflight request is allowed': () => ({
    reply: (reply, { method }) =>
      method === 'OPTIONS'
        ? {
            ...reply,
            headers: { ...reply.headers, 'access-control-allow-headers': 'content-type' },
          }
        : reply,
  }),
  'the attribution header is allowed': () => ({
    reply: (reply, { headers }) =>
      headers['access-control-request-headers']?.includes('x-attribution')
        ? {
            ...reply,
            headers: { ...reply.headers, 'access-control-allow-headers': 'x-attribution' },
          }
        : reply,
  }),
  'the origin may read answers': () => ({
    reply: (reply, { method }) => (method === 'GET' ? { ...reply, ...WITHOUT_ORIGIN } : reply),
  }),
  'the origin may read refusals': () => changePost(({ status }) => status === 400, WITHOUT_ORIGIN),
};

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ corsOrigins: [SITE] });
});
afterAll(() => server.close());

test('there is a broken backend for each rule', () => {
  expect(Object.keys(BROKEN).sort()).toEqual(RULES.map(({ name }) => name).sort());
});

const isAdvice = (name: string) => RULES.some((rule) => rule.name === name && rule.isAdvice);

test.each(Object.entries(BROKEN))('"%s" is reported, and nothing else', async (name, mutation) => {
  const checked = await checkBrokenBackend(server.app, mutation(), ['--write', '--origin', SITE]);
  const [code, broken, advised] = isAdvice(name) ? [0, [], [name]] : [1, [name], []];
  expect(checked).toMatchObject({ code, broken, advised });
});

test('what a backend should do, and the site works without, is advice', () => {
  expect(RULES.filter((rule) => rule.isAdvice).map(({ name }) => name)).toEqual([
    'the completion text is in the requested language',
    'countries are in the requested language',
    'citizenships are in the requested language',
    'one phone prefix is the default',
    'an unknown postcode gets an empty list or 404',
    'odd addresses are no server errors',
    'an invalid application is refused',
    'a refusal has a code',
    'invalid fields are named',
    'an unknown offer is refused',
    'odd bodies are refused',
  ]);
});
