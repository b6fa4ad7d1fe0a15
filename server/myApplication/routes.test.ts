import * as v from 'valibot';
import { storedSchema } from '../../src/contract/application';
import type { MyApplication } from '../../src/contract/myApplication';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { shownReference } from '../../src/domain/referenceNumber';
import { postMyApplication } from '../testing/postMyApplication';
import { testApplication, testPesel } from '../testing/testApplication';
import { postApplication, serverForEachTest, storedRows, testServer } from '../testing/testServer';

let time = 0;
const metricsToken = 'token-of-the-test-with-40-characters-123';
const server = serverForEachTest({ metricsToken, now: () => new Date(time) });
beforeEach(() => {
  time = Date.parse('2026-09-01T10:00:00Z');
});

const BORN = testApplication().kandydat.dataUrodzenia;

/** Sends an application; returns what opens it. */
async function apply(key?: string) {
  const answer = await postApplication(server, testApplication(), key);
  const { numer } = v.parse(storedSchema, answer.json());
  return { numer, dataUrodzenia: BORN };
}

const call = (path: Parameters<typeof postMyApplication>[1], body: object) =>
  postMyApplication(server, path, body);

const storedCorrections = () => server.database.selectFrom('corrections').selectAll().execute();

test('number and date of birth open the state, which has nothing that was typed', async () => {
  const { numer, dataUrodzenia } = await apply();
  const answer = await call('stan', { numer, dataUrodzenia });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    numer,
    zapisano: '2026-09-01T10:00:00.000Z',
    wybranyNabor: testApplication().wybranyNabor,
    email: 't•••@e•••.org',
    stan: 'OTRZYMANE',
    wiadomosc: null,
    zmieniono: '2026-09-01T10:00:00.000Z',
    poprawki: [],
  });
});

test('the number is read as people type it', async () => {
  const { numer, dataUrodzenia } = await apply();
  const dashed = shownReference(numer).replace(' ', '-');
  for (const typed of [numer.toLowerCase(), ` ${shownReference(numer)} `, dashed]) {
    const answer = await call('stan', { numer: typed, dataUrodzenia });
    expect(answer.json<MyApplication>().numer).toBe(numer);
  }
});

test('an unknown number, a wrong date and no number at all get the same answer from all calls', async () => {
  const { numer } = await apply();
  for (const path of ['stan', 'poprawka', 'wycofanie'] as const) {
    for (const wrong of [
      { numer, dataUrodzenia: '1990-01-02' },
      { numer: 'AAAA AAAA', dataUrodzenia: BORN },
      { numer: 'none', dataUrodzenia: BORN },
    ]) {
      const answer = await call(path, path === 'poprawka' ? { ...wrong, opis: 'x' } : wrong);
      expect([answer.statusCode, answer.json()]).toEqual([404, { kod: 'NIE_ZNALEZIONO' }]);
    }
  }
  expect(await storedRows(server)).toMatchObject([{ withdrawn_at: null }]);
  expect(await storedCorrections()).toEqual([]);
});

test.each([
  ['no date', { numer: 'K7PM3XVA' }],
  ['another form of the date', { numer: 'K7PM3XVA', dataUrodzenia: '01/01/1990' }],
  ['an unknown key', { numer: 'K7PM3XVA', dataUrodzenia: BORN, email: 'x@example.org' }],
])('a body with %s is refused', async (_what, body) => {
  const answer = await call('stan', body);
  expect([answer.statusCode, answer.json()]).toEqual([400, { kod: 'NIEPOPRAWNE_DANE', bledy: [] }]);
});

test('a withdrawal counts at once and once', async () => {
  const opened = await apply();
  time += 1000;
  const first = await call('wycofanie', opened);
  expect(first.json()).toMatchObject({ stan: 'WYCOFANE', zmieniono: '2026-09-01T10:00:01.000Z' });
  time += 1000;
  expect((await call('wycofanie', opened)).json()).toEqual(first.json());
});

test('who has withdrawn may apply anew, and again only once', async () => {
  const opened = await apply('first');
  // Refused because of the first one: after the withdrawal the same request may be sent again.
  const refused = await postApplication(server, testApplication(), 'second');
  expect(refused.statusCode).toBe(400);
  await call('wycofanie', opened);
  const again = await apply('second');
  expect(again.numer).not.toBe(opened.numer);
  expect((await postApplication(server, testApplication(), 'third')).json()).toEqual({
    kod: 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS',
  });
  expect((await call('stan', opened)).json()).toMatchObject({ stan: 'WYCOFANE' });
  expect((await call('stan', again)).json()).toMatchObject({ stan: 'OTRZYMANE' });
});

test('the request of a withdrawn application, sent again, is a new application', async () => {
  const opened = await apply('key');
  expect((await apply('key')).numer).toBe(opened.numer);
  await call('wycofanie', opened);
  const again = await apply('key');
  expect(again.numer).not.toBe(opened.numer);
  expect((await apply('key')).numer).toBe(again.numer);
  expect(await storedRows(server)).toHaveLength(2);
});

test('a site without the page has none of its calls', async () => {
  const { numer, dataUrodzenia } = await apply();
  const config = { ...DEFAULT_SITE_CONFIG, myApplication: false };
  const other = await testServer({ database: server.database, config });
  for (const path of ['stan', 'poprawka', 'wycofanie'] as const) {
    const answer = await postMyApplication(other, path, { numer, dataUrodzenia });
    expect([answer.statusCode, answer.json()]).toEqual([404, { kod: 'NIE_ZNALEZIONO' }]);
  }
  await other.app.close();
  expect(await storedRows(server)).toMatchObject([{ withdrawn_at: null }]);
});

test('neither number, date, address nor description gets into log and metrics', async () => {
  const { numer, dataUrodzenia } = await apply();
  const sent = { numer, dataUrodzenia, email: 'canary@example.org', opis: 'Kanarek' };
  await call('poprawka', sent);
  await call('stan', { numer, dataUrodzenia: '1901-02-03' });
  await call('wycofanie', { numer, dataUrodzenia });
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = (await server.app.inject({ url: '/metrics', headers })).body;
  for (const written of [server.log.join(''), metrics]) {
    expect(written).toContain('/zgloszenia/poprawka');
    for (const secret of [numer, dataUrodzenia, '1901-02-03', 'canary', 'Kanarek']) {
      expect(written).not.toContain(secret);
    }
  }
});

test('of two people with one number each opens the own application', async () => {
  const { numer } = await apply();
  const other = testApplication({ pesel: testPesel(2) });
  await postApplication(server, { ...other });
  await server.database.updateTable('applications').set({ reference: numer }).execute();
  await server.database
    .updateTable('applications')
    .set({ birth_date: '1991-01-01' })
    .where('payload', 'like', `%${testPesel(2)}%`)
    .execute();
  await call('wycofanie', { numer, dataUrodzenia: '1991-01-01' });
  expect((await call('stan', { numer, dataUrodzenia: BORN })).json()).toMatchObject({
    stan: 'OTRZYMANE',
  });
});
