import { replaceCatalogue } from '../seed/load/storeSeed';
import { OFFERS, SEED } from '../testing/testSeed';
import { serverForAllTests } from '../testing/testServer';
import { CatalogueSource } from './catalogueSource';

const API = '/api/rekrutacja';
const server = serverForAllTests();

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `${API}/${path}`, headers });

test.each(['dks', 'dks/lato-2026', 'dks/nieznany', 'dks/%C5%BC%C3%B3%C5%82w'])(
  '[7.1.2] %s returns every offer in order',
  async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(Object.values(OFFERS));
    expect(answer.headers['idempotency-key']).toBe('supported');
  },
);

test('a promo link of any length returns all offers', async () => {
  expect((await get(`dks/${'x'.repeat(3000)}`)).statusCode).toBe(200);
});

test('[7.1.5] the questions are those of the offer, its group and its language', async () => {
  const law = await get('definicje-formularzy/kierunek-specjalnosc/11');
  expect(law.json()).toEqual(SEED.formDefinitions.byGroup.STUDIA_WYZSZE?.['pl']);
  const design = await get('definicje-formularzy/kierunek-specjalnosc/21');
  expect(design.json()).toEqual(SEED.formDefinitions.byGroup.STUDIA_WYZSZE?.['eng']);
  expect((await get('definicje-formularzy/kierunek-specjalnosc/P-12')).json()).toEqual([]);
});

test.each([
  ['warunki-rekrutacyjne/rekrutacja/1?lang=eng', SEED.consents['eng']],
  ['slowniki/kraj?lang=eng', SEED.countries['eng']],
  ['slowniki/numer-kierunkowy?lang=eng', SEED.phonePrefixes['eng']],
  ['slowniki/obywatelstwo?lang=eng', SEED.citizenships['eng']],
  ['templatki-html/zakonczenie-rekrutacji?lang=eng', { wartosc: '<p>Thank you.</p>' }],
])('[7.1.6, 7.1.7] %s responds in that language', async (path, content) => {
  expect((await get(path)).json()).toEqual(content);
});

test.each(['lang=xx', 'lang=__proto__', 'lang=de&lang=eng', 'lang=', ''])(
  '[7.1.7] with "%s" answers come in Polish',
  async (query) => {
    expect((await get(`slowniki/kraj?${query}`)).json()).toEqual(SEED.countries['pl']);
    expect((await get(`slowniki/numer-kierunkowy?${query}`)).json()).toEqual(
      SEED.phonePrefixes['pl'],
    );
    expect((await get(`warunki-rekrutacyjne/rekrutacja/1?${query}`)).json()).toEqual(
      SEED.consents['pl'],
    );
    const text = await get(`templatki-html/zakonczenie-rekrutacji?${query}`);
    expect(text.json()).toEqual({ wartosc: '<p>Dziękujemy.</p>' });
  },
);

test.each([
  'nic',
  'slowniki/planety',
  'definicje-formularzy/kierunek-specjalnosc/99',
  'warunki-rekrutacyjne/rekrutacja/99?lang=pl',
  'dks/a/b',
])('%s is not found', async (path) => {
  const answer = await get(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ kod: 'NIE_ZNALEZIONO' });
});

test('an unchanged response is not sent again', async () => {
  const first = await get('dks', { 'accept-encoding': 'gzip, br' });
  const etag = String(first.headers['etag']);
  expect(etag).toMatch(/^"[\w-]+-br"$/);
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await get('dks', {
    'accept-encoding': 'gzip, br',
    'if-none-match': `"other", W/${etag}`,
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const plain = await get('dks', { 'if-none-match': etag });
  expect(plain.statusCode).toBe(200);
});

describe('a catalogue that changes', () => {
  test('is reloaded after a while, and cached while the database fails', async () => {
    let now = 0;
    const faults: unknown[] = [];
    const source = await CatalogueSource.open({
      database: server.database,
      onError: (error) => faults.push(error),
      now: () => new Date(),
      elapsed: () => now,
    });
    const changed = { ...SEED, offers: [OFFERS.design] };
    await replaceCatalogue(server.database, changed);
    expect((await source.checked()).offers).toHaveLength(3);
    now = 5000;
    expect(source.current().offers).toHaveLength(3);
    expect((await source.checked()).offers).toEqual([OFFERS.design]);
    expect(source.current().offers).toEqual([OFFERS.design]);

    await server.database.updateTable('catalogue').set({ version: 99, document: '{}' }).execute();
    now = 10_000;
    expect((await source.checked()).offers).toEqual([OFFERS.design]);
    expect(faults).toHaveLength(1);
  });

  test('is served at once while the database hangs', async () => {
    const later = performance.now() + 60_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => later);
    const query = jest
      .spyOn(server.database.getExecutor(), 'executeQuery')
      .mockReturnValue(new Promise(() => undefined));
    for (const path of ['dks', 'slowniki/kraj', 'warunki-rekrutacyjne/rekrutacja/1']) {
      expect((await get(path)).statusCode).toBe(200);
    }
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
    clock.mockRestore();
  });
});
