import { randomUUID } from 'node:crypto';
import type { Application } from '../../src/contract/application';
import { API_PREFIX } from '../app';
import { testApplication } from '../testing/testApplication';
import { postApplication, serverForAllTests, storedRows } from '../testing/testServer';

const URL = `${API_PREFIX}/kandydaci`;
const server = serverForAllTests();

const post = (application: unknown, key?: string) => postApplication(server, application, key);
const rows = () => storedRows(server);

describe('an invalid body', () => {
  const right = testApplication();
  const wrong = (kandydat: Partial<Application['kandydat']>): Application => ({
    ...right,
    kandydat: { ...right.kandydat, ...kandydat },
  });
  const NOT_AS_SENT = 'podsumowanie.walidacja.niezgodne';

  test.each<[string, unknown, object]>([
    ['an empty object', {}, { kod: 'NIEPOPRAWNE_DANE' }],
    [
      'an extra field',
      { ...right, admin: true },
      { bledy: [{ pole: 'admin', klucz: NOT_AS_SENT }] },
    ],
    [
      'a missing name',
      wrong({ imie: '' }),
      { bledy: [{ pole: 'imie', klucz: 'podsumowanie.dane_osobowe.walidacja.imie' }] },
    ],
    [
      'an unknown citizenship',
      wrong({ obywatelstwo: 'DEE', obcokrajowiec: true }),
      { bledy: [{ pole: 'obywatelstwo', klucz: NOT_AS_SENT }] },
    ],
    [
      'an unknown country',
      wrong({ krajPochodzenia: 'XX' }),
      { bledy: [{ pole: 'krajPochodzenia', klucz: NOT_AS_SENT }] },
    ],
    [
      'an unknown country of the address',
      wrong({ adres: { ...right.kandydat.adres, kraj: 'XX', wojewodztwo: null } }),
      { bledy: [{ pole: 'adres.kraj', klucz: NOT_AS_SENT }] },
    ],
    [
      'an unknown country of the address for letters',
      wrong({
        adresKorespondencyjnyJakZamieszkania: false,
        adresKontaktowy: { ...right.kandydat.adres, kraj: 'XX', wojewodztwo: null },
      }),
      { bledy: [{ pole: 'adresKontaktowy.kraj', klucz: NOT_AS_SENT }] },
    ],
    [
      'a consent to another text',
      {
        ...right,
        warunkiRekrutacyjne: right.warunkiRekrutacyjne.map((one) => ({
          ...one,
          trescWarunkow: 'x',
        })),
      },
      { kod: 'NIEPOPRAWNE_DANE' },
    ],
    ['no questions', { ...right, definicjeFormularzy: [] }, { kod: 'NIEPOPRAWNE_DANE' }],
    [
      'an unknown offer',
      { ...right, wybranyNabor: { ...right.wybranyNabor, rekrutacja: { id: 9, lang: 'pl' } } },
      { kod: 'OFERTA_NIEDOSTEPNA' },
    ],
    [
      'a renamed offer',
      { ...right, wybranyNabor: { ...right.wybranyNabor, nabor: { nazwaGrupy: 'PODYPLOMOWE' } } },
      { kod: 'OFERTA_NIEDOSTEPNA' },
    ],
  ])('[9.3.3] %s is refused and not stored', async (_name, body, expected) => {
    const answer = await post(body, randomUUID());
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(expected);
    expect(answer.headers).not.toHaveProperty('retry-after');
    expect(await rows()).toEqual([]);
  });

  test('a refusal names the fields also where a proxy streams the body, without its length', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { body } = new Response(JSON.stringify(wrong({ imie: '1' })));
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body, duplex: 'half' };
    const answer = await fetch(`${address}${URL}`, request);
    expect(await answer.json()).toMatchObject({ bledy: [{ pole: 'imie' }] });
  });

  const large = JSON.stringify('x'.repeat(256 * 1024));

  test.each([
    { payload: '{"kandydat":', status: 400, kod: 'NIEPOPRAWNE_DANE' },
    { payload: '', status: 400, kod: 'NIEPOPRAWNE_DANE' },
    { payload: '{"__proto__":{}}', status: 400, kod: 'NIEPOPRAWNE_DANE' },
    { payload: '{}', type: 'text/plain', status: 415, kod: 'TYLKO_JSON' },
    { payload: large, status: 413, kod: 'ZA_DUZA_TRESC' },
  ])('a body is refused with $status, $kod', async (request) => {
    const { payload, type = 'application/json', status, kod } = request;
    const headers = { 'content-type': type };
    const answer = await server.app.inject({ method: 'POST', url: URL, payload, headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ kod });
  });

  test.each([
    ['empty', ''],
    ['with a space', 'a b'],
    ['too long', 'x'.repeat(256)],
  ])('a key that is %s is refused', async (_name, key) => {
    expect((await post(right, key)).statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });
});
