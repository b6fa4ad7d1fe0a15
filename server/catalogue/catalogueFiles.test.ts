/* eslint max-lines: ["error", 260] -- one command, all of its rows */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Offer } from '../../src/contract/offer';
import { DEFAULT_SITE_CONFIG } from '../../src/contract/siteConfig';
import { offerNotes } from '../seed/load/offerNotes';
import { readStoredSeed } from '../seed/load/storedSeed';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { runWords } from '../testing/runWords';
import { databaseForEachTest } from '../testing/testDatabase';
import { OFFERS, SEED, writeSeed } from '../testing/testSeed';
import { catalogueCommands, type CatalogueTools } from './catalogueCommand';
import { CatalogueSource, readCatalogue } from './catalogueSource';

const place = databaseForEachTest();

const LAW = {
  ...OFFERS.law,
  kierunekSpecjalnosc: { ...OFFERS.law.kierunekSpecjalnosc, specjalnosc: null },
};
const DESIGN = {
  ...OFFERS.design,
  kierunekSpecjalnosc: {
    ...OFFERS.design.kierunekSpecjalnosc,
    kierunek: { nazwa: '=1+1' },
    specjalnosc: { id: 'S-7', nazwa: 'UX, "UI"' },
  },
};

const database = () => place.database;
const store = (offers: Offer[]) =>
  replaceCatalogue(database(), { hash: 'test', seed: { ...SEED.seed, offers } });

beforeEach(() => store([LAW, DESIGN]));

const inFolder = (...parts: string[]) => join(place.directory, ...parts);

const now = () => new Date();
/** Runs a command with a path in the folder of the test; resolves with what it said. */
async function run(command: string, path: string): Promise<string[]> {
  const said: string[] = [];
  const tools: CatalogueTools = {
    ...{ directory: place.directory, config: () => DEFAULT_SITE_CONFIG, out: process.stdout, now },
    database: (work) => work(place.database),
    say: (line) => void said.push(line),
  };
  await runWords(['catalogue', command, path], (program) => catalogueCommands(program, tools));
  return said;
}

/** The whole catalogue, and its postcodes for looking them up. */
const stored = async (): Promise<Record<string, unknown>> => ({
  ...(await readStoredSeed(database())).seed,
  rows: await database().selectFrom('postcodes').selectAll().orderBy('position').execute(),
});

const storedOffers = async () => (await readCatalogue(database())).offers;

test('what was exported and is loaded or imported again is the same catalogue', async () => {
  const before = await stored();
  await run('export', 'all');
  await run('export', 'offers.csv');
  await store([LAW]);
  await run('load', 'all');
  expect(await stored()).toEqual(before);
  await store([LAW]);
  await run('import', 'offers.csv');
  expect(await stored()).toEqual(before);
  for (const name of readdirSync(inFolder('all'))) await run('import', join('all', name));
  expect(await stored()).toEqual(before);
});

const named = (nazwa: string) => ({ ...LAW.kierunekSpecjalnosc, kierunek: { nazwa } });

test.each([
  ['an id of digits', { rekrutacja: { id: '12', lang: 'pl' } }],
  ['a negative id', { rekrutacja: { id: -5, lang: 'pl' } }],
  ['a space at the end', { kierunekSpecjalnosc: named('Prawo ') }],
  ['an apostrophe before a minus', { kierunekSpecjalnosc: named("'-Prawo") }],
])(
  '%s, which an import would change, is not exported into a spreadsheet',
  async (_what, change) => {
    await store([DESIGN, { ...LAW, ...change }]);
    await expect(run('export', 'offers.csv')).rejects.toThrow(
      'would be another one after an import',
    );
    expect(readdirSync(place.directory)).not.toContain('offers.csv');
  },
);

test('a spreadsheet of offers replaces the offers and nothing else, also for a running server', async () => {
  let now = 0;
  const errors: unknown[] = [];
  const source = await CatalogueSource.open({
    database: database(),
    onError: (error) => errors.push(error),
    now: () => new Date(),
    elapsed: () => now,
  });
  const before = await stored();
  await run('export', 'offers.csv');
  const csv = readFileSync(inFolder('offers.csv'), 'utf8');
  expect(csv).toMatch(/^\uFEFFrekrutacja\.id,/);
  expect(csv).toContain(",'=1+1,");
  const [header = '', law = ''] = csv.split('\n');
  // As Excel writes it where the comma is the decimal sign.
  const saved = `${header}\r\n${law.replace('Prawo', '"Prawo\nkarne"')}\r\n`.replaceAll(',', ';');
  writeFileSync(inFolder('offers.csv'), saved);
  expect(await run('import', 'offers.csv')).toEqual([
    `offers replaced by ${inFolder('offers.csv')}.`,
  ]);
  now = 5000;
  const programme = { ...LAW.kierunekSpecjalnosc, kierunek: { nazwa: 'Prawo\nkarne' } };
  const offers = [{ ...LAW, kierunekSpecjalnosc: programme }];
  expect((await source.checked()).offers).toEqual(offers);
  expect(await stored()).toEqual({ ...before, offers });
  expect(errors).toEqual([]);
});

test('questions, consents and completion texts are replaced one by one', async () => {
  const texts = `\uFEFF${JSON.stringify({ pl: 'Gotowe', eng: 'Done' })}`;
  writeFileSync(inFolder('completionTexts.json'), texts);
  await run('import', 'completionTexts.json');
  expect(await stored()).toMatchObject({ completionTexts: { pl: 'Gotowe', eng: 'Done' } });
  expect(await storedOffers()).toEqual([LAW, DESIGN]);
});

describe('what is wrong', () => {
  const line = (id: string, lang: string, group: string) =>
    `1,${lang},${group},${id},A,,,Kraków,I,x`;
  const HEADER =
    'rekrutacja.id,rekrutacja.lang,nazwaGrupy,kierunekSpecjalnosc.id,kierunek,specjalnosc.id,specjalnosc,wydzial,stopienStudiow,trybStudiow';

  test('is said all at once, by file and line, and nothing is changed', async () => {
    const lines = [HEADER, line('1', 'pl', 'STUDIA'), line('', 'pl', 'PODYPLOMOWE')];
    writeFileSync(inFolder('offers.csv'), lines.join('\r\n'));
    const file = inFolder('offers.csv');
    const before = await stored();
    for (const command of ['check', 'import']) {
      const faults = run(command, 'offers.csv');
      await expect(faults).rejects.toThrow(`${file}:2: offers.0.nabor.nazwaGrupy: `);
      await expect(faults).rejects.toThrow(`${file}:3: offers.1.kierunekSpecjalnosc.id: `);
    }
    expect(await stored()).toEqual(before);
  });

  test('with the rows of a spreadsheet is said by their lines', async () => {
    const good = line('1', 'pl', 'PODYPLOMOWE');
    const rounded = line('2,5E+12', 'pl', 'PODYPLOMOWE').replace('2,5E+12', '"2,5E+12"');
    const lines = [HEADER, good, ',,,,,,,,,', `${good},`, rounded, good.replace('Kraków', '')];
    writeFileSync(inFolder('offers.csv'), lines.join('\r\n'));
    const file = inFolder('offers.csv');
    const faults = [
      `${file}:4: offers.1: 11 cells instead of 10`,
      `${file}:5: offers.2: kierunekSpecjalnosc.id 2,5E+12 was rounded by the spreadsheet: format the column as text`,
      `${file}:6: offers.3.kierunekSpecjalnosc.wydzial.nazwa: is missing`,
    ];
    await expect(run('check', 'offers.csv')).rejects.toThrow(new Error(faults.join('\n')));
  });

  test.each(['11001.0', '11 002', '1182,00', '11\u00a0003', '0012', 'P-12'])(
    'with the id %s among numbers is said',
    async (id) => {
      const lines = [line('7', 'pl', 'PODYPLOMOWE'), line(`"${id}"`, 'pl', 'PODYPLOMOWE')];
      writeFileSync(inFolder('offers.csv'), [HEADER, ...lines].join('\n'));
      await expect(run('check', 'offers.csv')).rejects.toThrow(
        `${inFolder('offers.csv')}:3: offers.1: kierunekSpecjalnosc.id ${id} `,
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

  test.each(['.', '..'])('with the id "%s", which an address cannot have, is said', async (id) => {
    writeFileSync(inFolder('offers.csv'), [HEADER, line(id, 'pl', 'PODYPLOMOWE')].join('\n'));
    const fault = `offers.csv:2: offers.0.kierunekSpecjalnosc.id: "${id}" cannot be an id`;
    await expect(run('check', 'offers.csv')).rejects.toThrow(fault);
  });

  test.each(['check', 'import'])('with the size of an application is noted by %s', async (name) => {
    const text = { id: 1, tytul: 'Regulamin', trescWarunkow: 'x'.repeat(100 * 1024) };
    const consents = { ...SEED.seed.consents, pl: [text] };
    writeFileSync(inFolder('consents.json'), JSON.stringify(consents));
    expect((await run(name, 'consents.json'))[0]).toContain('an application may have 117 kB');
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
    const countries = JSON.stringify(SEED.seed.countries).replaceAll('PL', 'POL');
    writeFileSync(inFolder('new', 'countries.json'), countries);
    const before = await stored();
    await expect(run(command, 'new')).rejects.toThrow('"PL" is not in the dictionary of countries');
    expect(await stored()).toEqual(before);
  });

  test('is noted where it is allowed', async () => {
    const lines = [HEADER, line('1', 'pl', 'PODYPLOMOWE'), line('2', 'pl', 'PODYPLOMOWE')];
    writeFileSync(inFolder('offers.csv'), lines.join('\n'));
    const [note, done] = await run('check', 'offers.csv');
    expect(note).toContain('offers.csv:3: offers.1: the same choices lead to the offer 1/1:');
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
    ['offers.csv', HEADER.replaceAll(',', '\t'), 'separated by tabs: save it as "CSV UTF-8"'],
    ['offers.csv', `${HEADER},,`, 'line 1: 2 columns without a name: delete what is empty'],
    ['offers.csv', `${HEADER},`, 'line 1: 1 column without a name'],
    ['offers.csv', `${HEADER},kierunek`, 'line 1: column kierunek is there twice'],
    ['offers.csv', Buffer.from([0xb3]), 'in Excel as "CSV UTF-8"'],
    ['offers.csv', `${HEADER}\n1,pl`, 'offers.csv'],
    ['other.json', '{}', 'its name must be offers.csv or one of offers.json, '],
    ['offers-2026.csv', HEADER, 'its name must be offers.csv or one of offers.json, '],
    ['consents.json', '{', 'consents.json'],
  ])('in %s is said: %j', async (name, content, message) => {
    writeFileSync(inFolder(name), content);
    await expect(run('import', name)).rejects.toThrow(message);
  });
});

test('a catalogue that was never loaded cannot be exported', async () => {
  await database().deleteFrom('catalogue').execute();
  await expect(run('export', 'all')).rejects.toThrow('There is no catalogue yet');
  expect(readdirSync(place.directory)).not.toContain('all');
});

test('nothing is overwritten, and other words are explained', async () => {
  await run('export', 'offers.csv');
  await expect(run('export', 'offers.csv')).rejects.toThrow('offers.csv: this file exists already');
  await run('export', 'all');
  await expect(run('export', 'all')).rejects.toThrow('is not empty');
  await expect(run('export', 'x.csv')).rejects.toThrow('its name must be offers.csv or one of');
  expect(readdirSync(place.directory)).not.toContain('x.csv');
  await expect(run('import', 'all')).rejects.toThrow('is a folder: use "load"');
  await expect(run('imports', 'all')).rejects.toThrow('(Did you mean import?)');
});
