import { createWriteStream, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { readSheet } from 'read-excel-file/node';
import { writeSpreadsheet } from '../spreadsheet/writeSpreadsheet';
import { catalogueForEachTest, DESIGN, HEADER, LAW, line } from '../testing/catalogueFolder';
import { storeApplication } from '../testing/storeApplication';
import { SEED, writeSeed } from '../testing/testSeed';

const { place, store, run, stored, inFolder } = catalogueForEachTest();

const write = (name: string, lines: readonly string[]) =>
  writeFileSync(inFolder(name), [HEADER, ...lines].join('\n'));

const NEW = line('98', 'pl', 'PODYPLOMOWE');

test('an import says what would change, and changes it only with --yes', async () => {
  await storeApplication(place.database, 'one');
  write('Oferta 2027.csv', [NEW, line('99', 'pl', 'STUDIA_WYZSZE')]);
  const before = await stored();
  const says = ['offers: adds 2, removes 2 (of them 1 with applications)'];
  const asked = run('import', 'Oferta 2027.csv', []);
  await expect(asked).rejects.toThrow('Nothing was changed yet: repeat the command with --yes.');
  expect(await run('check', 'Oferta 2027.csv')).toEqual([expect.any(String), ...says]);
  expect(await stored()).toEqual(before);
  expect(await run('import', 'Oferta 2027.csv')).toEqual([...says, 'Done: 2 offers.']);
});

test('applications for an offer that stays are not counted as those of a removed one', async () => {
  await storeApplication(place.database, 'one');
  await store([LAW]);
  await run('export', 'law.csv');
  await store([LAW, DESIGN]);
  const [says] = await run('import', 'law.csv');
  expect(says).toBe('offers: removes 1 (of them 0 with applications)');
});

test('what a spreadsheet cannot tell apart did not change', async () => {
  const specjalnosc = { id: null, nazwa: null };
  await store([{ ...LAW, kierunekSpecjalnosc: { ...LAW.kierunekSpecjalnosc, specjalnosc } }]);
  await run('export', 'offers.csv');
  expect(await run('import', 'offers.csv', [])).toEqual(['Nothing changed.']);
});

test('what is changed and what is moved is counted apart', async () => {
  await store([DESIGN, { ...LAW, nabor: { nazwaGrupy: 'PODYPLOMOWE' } }]);
  await run('export', 'offers.csv');
  await store([LAW, DESIGN]);
  expect((await run('import', 'offers.csv'))[0]).toBe('offers: changes 1, changes the order');
});

test('where nothing changes, nothing is asked or written', async () => {
  await run('export', 'offers.xlsx');
  expect(await run('import', 'offers.xlsx', [])).toEqual(['Nothing changed.']);
});

test('a load says what it changes in each part', async () => {
  writeSeed(inFolder('new'));
  const consents = { pl: SEED.consents['eng'], eng: [], uk: [] };
  writeFileSync(inFolder('new', 'completionTexts.json'), '{"pl":"x","eng":"y","uk":"z"}');
  await expect(run('load', 'new', [])).rejects.toThrow('--yes');
  expect(await run('load', 'new')).toEqual([
    'offers: adds 1, changes 1',
    'completionTexts: adds 1, changes 2',
    'Done: 3 offers.',
  ]);
  writeFileSync(
    inFolder('consents-2027.json'),
    JSON.stringify({ ...SEED.consents, ...consents, eng: SEED.consents['eng'] }),
  );
  expect(await run('import', 'consents-2027.json')).toContain('consents: adds 1, changes 1');
});

describe('an office writes in Excel', () => {
  const row = line('98', 'pl', 'PODYPLOMOWE').replace('x', 'złożone');
  const text = `${HEADER}\n${row}`;
  /** In Windows-1250 only these differ from Latin 1. */
  const windows = Buffer.from(text.replaceAll('ł', '\u00b3').replaceAll('ż', '\u00bf'), 'latin1');
  const utf16 = Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le');

  test.each([
    ['Windows-1250, of "CSV"', 'Windows-1250', 'a.csv', windows],
    ['UTF-16 with tabs, of "Unicode text"', 'UTF-16', 'a.txt', utf16],
    ['UTF-16 in the other order', 'UTF-16', 'a.csv', Buffer.from(utf16).swap16()],
  ])('%s is read, and said', async (_what, encoding, name, bytes) => {
    writeFileSync(inFolder(name), bytes);
    expect(await run('import', name)).toContain(`${inFolder(name)} is read as ${encoding}.`);
    expect(await stored()).toMatchObject({
      offers: [{ kierunekSpecjalnosc: { trybStudiow: { nazwa: 'złożone' } } }],
    });
  });

  test('letters in two parts, as a Mac writes them, are composed', async () => {
    writeFileSync(inFolder('offers.csv'), text.normalize('NFD'));
    writeFileSync(inFolder('completion.pl.html'), '<p>Żółw</p>'.normalize('NFD'));
    await run('import', 'offers.csv');
    await run('import', 'completion.pl.html');
    expect(await stored()).toMatchObject({
      offers: [{ kierunekSpecjalnosc: { trybStudiow: { nazwa: 'złożone' } } }],
      completionTexts: { pl: '<p>Żółw</p>' },
    });
    const sheet = createWriteStream(inFolder('offers.xlsx'));
    const cells = text.split('\n').map((one) => one.normalize('NFD').split(','));
    await writeSpreadsheet(Readable.from([cells]), sheet, { choices: [], guide: [] });
    expect(await run('import', 'offers.xlsx')).toEqual(['Nothing changed.']);
  });

  test('a workbook of the offers is imported as the same offers', async () => {
    const before = await stored();
    await run('export', 'oferta.xlsx');
    await store([LAW]);
    expect(await run('import', 'oferta.xlsx')).toContain('offers: adds 1');
    expect(await stored()).toEqual(before);
    await expect(run('export', 'oferta.xlsx')).rejects.toThrow('exists already');
    expect(await readSheet(inFolder('oferta.xlsx'), 'Pomoc')).toContainEqual(['Jak wypełniać']);
  });
});

test('a row with the code of another standard is named, and its language not missed elsewhere', async () => {
  write('offers.csv', [NEW, line('99', 'en', 'PODYPLOMOWE')]);
  const fault = `${inFolder('offers.csv')}:3: rekrutacja.lang: "en" is not a language of the site: did you mean eng?`;
  await expect(run('check', 'offers.csv')).rejects.toThrow(new Error(fault));
});

test('faults are said in the order of the lines', async () => {
  write('offers.csv', ['1,pl,STUDIA_WYZSZE,,A,,,Kraków,I,x', `${NEW},`, NEW.replace('98', '1 2')]);
  await expect(run('check', 'offers.csv')).rejects.toThrow(/:2: .*\n.*:3: .*\n.*:4: /);
});
