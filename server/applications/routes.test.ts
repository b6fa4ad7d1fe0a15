import { randomUUID } from 'node:crypto';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { testApplication, withPassport } from '../testing/testApplication';
import { SEED } from '../testing/testSeed';
import { postApplication, serverForEachTest, storedRows, testServer } from '../testing/testServer';

const server = serverForEachTest();

const post = (application: unknown, key?: string) => postApplication(server, application, key);
const rows = () => storedRows(server);

test('[6.1.2, 7.1.12] a valid application is stored whole', async () => {
  const application = testApplication();
  const answer = await post(application, randomUUID());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect(JSON.parse(row?.payload ?? '')).toEqual(application);
  expect(row).toMatchObject({
    created_at: '2026-09-01T10:00:00.000Z',
    rekrutacja_id: '1',
    kierunek_specjalnosc_id: '11',
    mailbox: 'test@example.org',
    attribution: null,
  });
});

test('the answer has the number and the time of what is stored, also when it is repeated', async () => {
  const key = randomUUID();
  const first = (await post(testApplication(), key)).json<unknown>();
  const [row] = await rows();
  expect(first).toEqual({ numer: row?.reference, zapisano: row?.created_at });
  expect((await post(testApplication(), key)).json()).toEqual(first);
});

test.each([
  ['a filled trap', { 'x-form-trap': '1', 'x-form-seconds': '90' }, 'trap'],
  ['9 seconds', { 'x-form-seconds': '9' }, 'fast'],
  ['10 seconds', { 'x-form-seconds': '10' }, null],
  ['no sign at all', {}, null],
  ['a sign that is none', { 'x-form-seconds': '-1' }, null],
])('an application with %s is stored with the right flag', async (_what, headers, suspected) => {
  const answer = await postApplication(server, testApplication(), undefined, { headers });
  expect(answer.statusCode).toBe(200);
  expect(await rows()).toMatchObject([{ suspected }]);
});

test('50 parallel requests for one application with different keys: one row, one 200', async () => {
  const all = Array.from({ length: 50 }, () => post(testApplication(), randomUUID()));
  const codes = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, ...Array<number>(49).fill(400)]);
  expect(await rows()).toHaveLength(1);
});

describe('a candidate with a document', () => {
  const foreigner = (number: string, changes: Parameters<typeof testApplication>[0] = {}) =>
    testApplication({ ...withPassport(number), ...changes });

  test.each([
    ['2026-01-31T22:59:59Z', 400],
    ['2026-01-31T23:00:00Z', 200],
  ])('who was born on 1 February by the day in Poland, at %s -> %i', async (now, status) => {
    const atNight = await testServer({ now: () => new Date(now) });
    const born = foreigner('AB123456', { dataUrodzenia: '01/02/2026' });
    expect((await postApplication(atNight, born)).statusCode).toBe(status);
    await atNight.close();
  });

  const idCard = { obcokrajowiecRodzajDowodu: 'dowod_osobisty' } as const;
  const card = { obcokrajowiecRodzajDowodu: 'karta_pobytu' } as const;

  test.each([
    ['the same number, typed in other letters', 400, 'АВ 123-456', {}],
    ['another number', 200, 'AB123457', {}],
    ['the same number from another country', 200, 'AB123456', { obywatelstwo: 'UA' }],
    ['another document with the same number', 200, 'AB123456', idCard],
  ])('who applies again with %s → %i', async (_what, status, number, changes) => {
    expect((await post(foreigner('AB123456'))).statusCode).toBe(200);
    expect((await post(foreigner(number, changes))).statusCode).toBe(status);
    const again = foreigner(number, { ...changes, imie: 'Druga' });
    expect((await post(again)).statusCode).toBe(400);
  });

  test('is the same person with another citizenship, when Poland issued the document', async () => {
    expect((await post(foreigner('RP1234567', card))).statusCode).toBe(200);
    const other = foreigner('RP1234567', { ...card, obywatelstwo: 'UA' });
    expect((await post(other)).statusCode).toBe(400);
  });
});

test('the configured code of Poland decides which rules apply', async () => {
  const renamed = <T>(value: T) =>
    JSON.parse(JSON.stringify(value).replaceAll('"PL"', '"POL"')) as T;
  const config = { ...DEFAULT_SITE_CONFIG, poland: 'POL' };
  const elsewhere = await testServer({ config }, renamed(SEED));
  expect((await postApplication(elsewhere, renamed(testApplication()))).statusCode).toBe(200);
  await elsewhere.close();
});
