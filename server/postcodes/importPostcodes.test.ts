import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { databaseForEachTest } from '../testing/testDatabase';
import { SEED } from '../testing/testSeed';
import { testServer } from '../testing/testServer';
import { importPostcodes } from './importPostcodes';
import { placesOf } from './routes';

/** Rows of the file, which separates columns by tabs. */
const fileOf = (...rows: string[]) => rows.map((row) => row.replaceAll(',', '\t')).join('\n');

const PLACES = fileOf(
  'PL,30-001,Kraków,Lesser Poland,77,Kraków,1261,Kraków,126101,50.06,19.94,',
  'PL,32-700,Bochnia,Lesser Poland,77,Powiat bocheński,1201,Bochnia,120101,49.97,20.43,',
  'PL,32-700,Bochnia,Lesser Poland,77,Powiat bocheński,1201,Bochnia,120101,49.97,20.43,',
  'PL,32-708,Dziewin,Lesser Poland,77,Powiat bocheński,1201,Gmina Drwinia,120103,50.07,20.45,',
  'PL,32-709,Drwinia,Lesser Poland,77,Powiat bocheński,1201,Gmina Drwinia,120103,50.1,20.43,',
  'PL,88-420,Jeziora "Małe",Kujawsko-Pomorskie,73,,,,,52.65,17.76,',
  '',
);
const TAB = [
  'PL\t00-950\tWarszawa\tMazovia\t78\tWarszawa\t1465\tWarsaw\t146501\t52.2\t21.0\t6',
  'PL\t90-001\tŁódź\tŁódź Voivodeship\t\tŁódź\t\tŁódź\t106101\t51.7\t19.4\t',
].join('\r\n');

const place = databaseForEachTest();
beforeEach(() => replaceCatalogue(place.database, SEED));

/** Imports a file with this content. */
function importFile(content: string | Buffer): Promise<number> {
  const name = join(place.directory, 'postcodes.txt');
  writeFileSync(name, content);
  return importPostcodes(place.database, name);
}
const places = (code: string) => placesOf(place.database, code);
test('reads each place once, Polish voivodeships, no settlement types', async () => {
  expect(await importFile(PLACES)).toBe(5);
  expect(await places('32700')).toEqual([
    { miejscowosc: 'Bochnia', rodzajMiejscowosci: null, ulica: null, wojewodztwo: 'małopolskie' },
  ]);
  expect(await places('32709')).toMatchObject([{ miejscowosc: 'Drwinia' }]);
  expect(await places('88420')).toMatchObject([
    { miejscowosc: 'Jeziora "Małe"', wojewodztwo: 'kujawsko-pomorskie' },
  ]);
});

test('reads rows with and without codes', async () => {
  expect(await importFile(`\uFEFF${TAB}`)).toBe(2);
  expect(await places('00950')).toMatchObject([{ wojewodztwo: 'mazowieckie' }]);
  expect(await places('90001')).toMatchObject([{ wojewodztwo: 'łódzkie' }]);
});

test('a new import replaces the previous one, while the seed stays and takes precedence', async () => {
  await importFile(TAB);
  await importFile(PLACES);
  expect(await places('00950')).toEqual([]);
  expect((await places('30001')).map(({ ulica }) => ulica)).toEqual(['Pawia', 'Worcella']);
  await replaceCatalogue(place.database, SEED);
  expect(await places('32700')).toHaveLength(1);
});

const GOOD = 'PL,32-700,Bochnia,Lesser Poland,77,Powiat bocheński,1201,Bochnia,120101,49.97,20.43,';
test.each([
  ['a truncated line', fileOf(GOOD, 'PL,32-7'), 'line 2: expected 12 columns'],
  [
    'a wrong postcode',
    fileOf(GOOD, GOOD.replace('32-700', '3270')),
    'line 2: the postcode is not in the form 00-000',
  ],
  ['another country', fileOf(GOOD.replace('PL', 'DE')), 'line 1: the country is not PL'],
  ['no place', fileOf(GOOD.replaceAll('Bochnia', '')), 'line 1: the place has no name'],
  ['an unknown voivodeship', fileOf('PL,32-700,X,Nowhere,99,,,,,1,1,'), 'unknown voivodeship'],
  ['commas instead of tabs', GOOD, 'line 1: expected 12 columns'],
  ['no content', '', 'line 1: there are no rows'],
  [
    'another encoding',
    Buffer.from(fileOf(GOOD.replace('Bochnia', 'Kraków')), 'latin1'),
    'line 1: the text is not UTF-8',
  ],
])(
  'a file with %s changes nothing and the error names the line',
  async (_name, content, message) => {
    await importFile(TAB);
    await expect(importFile(content)).rejects.toThrow(message);
    expect(await places('00950')).toHaveLength(1);
  },
);

test('a missing file is an error', async () => {
  await expect(importPostcodes(place.database, '/none/at/all')).rejects.toThrow(
    '/none/at/all: there is no such file or folder.',
  );
});

test('[7.1.4] GET kody-pocztowe returns places, an empty list, or 404', async () => {
  const server = await testServer();
  const get = (code: string) => server.app.inject({ url: `/api/rekrutacja/kody-pocztowe/${code}` });
  expect((await get('30001')).json()).toEqual([
    { miejscowosc: 'Kraków', rodzajMiejscowosci: 1, ulica: 'Pawia', wojewodztwo: 'małopolskie' },
    { miejscowosc: 'Kraków', rodzajMiejscowosci: 1, ulica: 'Worcella', wojewodztwo: 'małopolskie' },
  ]);
  expect((await get('99999')).json()).toEqual([]);
  for (const code of ['3000', '30-001', '300011', 'abcde', '３０００１']) {
    expect((await get(encodeURIComponent(code))).statusCode).toBe(404);
  }
  await server.close();
});
