import { readFileSync, writeFileSync } from 'node:fs';
import { offerNotes } from '../seed/load/offerNotes';
import { catalogueForEachTest, DESIGN, HEADER, LAW, line } from '../testing/catalogueFolder';
import { OFFERS, SEED, writeSeed } from '../testing/testSeed';

const { run, stored, inFolder } = catalogueForEachTest();

/** The beginning of a workbook. */
const DAMAGED = Buffer.from('504b030414000000', 'hex');

describe('what is wrong', () => {
  test('is said all at once, by file and line, and nothing is changed', async () => {
    const lines = [HEADER, line('1', 'pl', 'STUDIA'), line('', 'pl', 'PODYPLOMOWE')];
    writeFileSync(inFolder('offers.csv'), lines.join('\r\n'));
    const file = inFolder('offers.csv');
    const before = await stored();
    for (const command of ['check', 'import']) {
      const faults = run(command, 'offers.csv');
      await expect(faults).rejects.toThrow(
        `${file}:2: nazwaGrupy: must be "STUDIA_WYZSZE" or "PODYPLOMOWE" or `,
      );
      await expect(faults).rejects.toThrow(`${file}:3: kierunekSpecjalnosc.id: `);
    }
    expect(await stored()).toEqual(before);
  });

  test.each(['none.csv', 'none.xlsx', 'consents.json'])(
    'with %s, which is not there',
    async (file) => {
      await expect(run('import', file)).rejects.toThrow(
        `${inFolder(file)}: there is no such file or folder.`,
      );
    },
  );

  test('with the rows of a spreadsheet is said by their lines', async () => {
    const good = line('1', 'pl', 'PODYPLOMOWE');
    const rounded = line('2,5E+12', 'pl', 'PODYPLOMOWE').replace('2,5E+12', '"2,5E+12"');
    const lines = [HEADER, good, ',,,,,,,,,', `${good},`, rounded, good.replace('Kraków', '')];
    writeFileSync(inFolder('offers.csv'), lines.join('\r\n'));
    const file = inFolder('offers.csv');
    const faults = [
      `${file}:4: 11 cells instead of 10`,
      `${file}:5: kierunekSpecjalnosc.id 2,5E+12 was rounded by the spreadsheet: format the column as text`,
      `${file}:6: wydzial: is missing`,
    ];
    await expect(run('check', 'offers.csv')).rejects.toThrow(new Error(faults.join('\n')));
  });

  test.each(['11001.0', '11 002', '1182,00', '11\u00a0003', '0012', 'P-12'])(
    'with the id %s among numbers is said',
    async (id) => {
      const lines = [line('7', 'pl', 'PODYPLOMOWE'), line(`"${id}"`, 'pl', 'PODYPLOMOWE')];
      writeFileSync(inFolder('offers.csv'), [HEADER, ...lines].join('\n'));
      await expect(run('check', 'offers.csv')).rejects.toThrow(
        `${inFolder('offers.csv')}:3: kierunekSpecjalnosc.id ${id} `,
      );
    },
  );

  test('with ids that are all texts is said only where they are numbers with separators', async () => {
    const rows = (id: string) =>
      [HEADER, line('P-12', 'pl', 'PODYPLOMOWE'), line(id, 'pl', 'PODYPLOMOWE')].join('\n');
    writeFileSync(inFolder('offers.csv'), rows('P-13'));
    await run('check', 'offers.csv');
    writeFileSync(inFolder('offers.csv'), rows('1 182'));
    await expect(run('check', 'offers.csv')).rejects.toThrow('1 182 is a number with separators');
  });

  test('of a part is found in the other ones, too', async () => {
    const lines = [HEADER, line('1', 'cs', 'PODYPLOMOWE')];
    writeFileSync(inFolder('offers.csv'), lines.join('\n'));
    await expect(run('check', 'offers.csv')).rejects.toThrow(
      'stored: consents: no entry for the language "cs"',
    );
  });

  test('with consents that are too long for an application is refused', async () => {
    const text = { id: 1, tytul: 'Regulamin', trescWarunkow: 'ż'.repeat(33_000) };
    writeFileSync(inFolder('consents.json'), JSON.stringify({ ...SEED.consents, pl: [text] }));
    const said = 'consents.pl: must have at most 64 kB together';
    await expect(run('check', 'consents.json')).rejects.toThrow(said);
  });

  test('of a folder names the line of a JSON file', async () => {
    writeSeed(inFolder('new'));
    const offers = [OFFERS.law, { ...OFFERS.design, nabor: { nazwaGrupy: 'KURSY' } }];
    writeFileSync(inFolder('new', 'offers.json'), JSON.stringify(offers, null, 2));
    const text = readFileSync(inFolder('new', 'offers.json'), 'utf8');
    const at = text.slice(0, text.indexOf('KURSY')).split('\n').length;
    const where = `${inFolder('new', 'offers.json')}:${at}: offers.1.nabor.nazwaGrupy: `;
    await expect(run('check', 'new')).rejects.toThrow(where);
  });

  test.each(['check', 'load'])('for every server is said by %s', async (command) => {
    writeSeed(inFolder('new'));
    const countries = JSON.stringify(SEED.countries).replaceAll('PL', 'POL');
    writeFileSync(inFolder('new', 'countries.json'), countries);
    const before = await stored();
    await expect(run(command, 'new')).rejects.toThrow('"PL" is not in the dictionary of countries');
    expect(await stored()).toEqual(before);
  });

  test('is noted where it is allowed', async () => {
    const lines = [HEADER, line('1', 'pl', 'PODYPLOMOWE'), line('2', 'pl', 'PODYPLOMOWE')];
    writeFileSync(inFolder('offers.csv'), lines.join('\n'));
    const [note, done] = await run('check', 'offers.csv');
    expect(note).toContain('offers.csv:3: the same choices lead to the offer 1/1:');
    expect(done).toContain('can be imported: 2 offers');
    const nameless = { ...DESIGN.kierunekSpecjalnosc, specjalnosc: { id: null, nazwa: 'UX' } };
    expect(offerNotes([{ ...DESIGN, kierunekSpecjalnosc: nameless }])).toEqual([
      { place: ['offers', 0], message: '"UX" has no id and counts as no specialisation' },
    ]);
    const other = { ...LAW, rekrutacja: { id: 1, lang: 'xx' } };
    expect(offerNotes([LAW, other])).toEqual([
      { place: ['offers', 1], message: 'nobody reaches it: the site has no language "xx"' },
    ]);
  });

  test.each<[string, string | Buffer, string]>([
    ['offers.csv', HEADER.replace(',kierunek,', ','), 'line 1: no column kierunek'],
    ['offers.csv', `${HEADER},cena`, 'line 1: unknown column cena'],
    ['offers.csv', HEADER.replace('tryb', 'tryby'), 'no column trybStudiow, unknown column tryby'],
    ['offers.csv', `${HEADER},,`, 'line 1: 2 columns without a name: delete what is empty'],
    ['offers.csv', `${HEADER},`, 'line 1: 1 column without a name'],
    ['offers.csv', `${HEADER},kierunek`, 'line 1: column kierunek is there twice'],
    ['consents.json', Buffer.from([0xb3]), 'not UTF-8'],
    ['offers.xlsx', 'no workbook', 'offers.xlsx: it is no workbook, or damaged: open it'],
    ['offers.xlsx', '', 'offers.xlsx: it is no workbook, or damaged: open it'],
    ['offers.xlsx', DAMAGED, 'offers.xlsx: it is no workbook, or damaged: open it'],
    ['offers.csv', `${HEADER}\n1,pl`, 'offers.csv'],
    ['other.json', '{}', 'its name must end with .xlsx or .csv, or be one of offers.json, '],
    ['offers.pdf', '', 'its name must end with .xlsx or .csv'],
    ['consents.json', '{', 'consents.json'],
  ])('in %s is said: %j', async (name, content, message) => {
    writeFileSync(inFolder(name), content);
    await expect(run('import', name)).rejects.toThrow(message);
  });
});
