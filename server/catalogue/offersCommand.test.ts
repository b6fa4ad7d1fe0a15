import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueOffer } from '../seed/load/seed';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { runWords } from '../testing/runWords';
import { storeApplication } from '../testing/storeApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { OFFERS, SEED } from '../testing/testSeed';

const place = databaseForEachTest();

/** Fifteen minutes after midnight in Poland: 26 October there. */
const NOW = new Date('2026-10-25T23:15:00Z');

type Terms = Pick<CatalogueOffer, 'od' | 'do' | 'miejsca'>;

/** The law programme, for which one application is stored, with other days and places. */
const law = (terms: Terms) => ({ ...OFFERS.law, ...terms });

async function run(...words: string[]) {
  const { written, said } = await runWords(['catalogue', ...words], place, { now: () => NOW });
  return { said, lines: written.split('\n') };
}

beforeEach(async () => {
  await replaceCatalogue(place.database, SEED);
  await storeApplication(place.database, 'one');
});

test.each<[Terms, string]>([
  [{}, 'open                          1'],
  [{ do: '2026-10-29', miejsca: 2 }, 'open                2026-10-29  1      2'],
  [{ do: '2026-10-28' }, 'closing             2026-10-28  1'],
  [{ do: '2026-10-26' }, 'closing             2026-10-26  1'],
  [{ do: '2026-10-25' }, 'closed              2026-10-25  1'],
  [{ od: '2026-10-26', miejsca: 1 }, 'full   2026-10-26              1      1'],
])('an offer with %j is listed as %s', async (terms, line) => {
  const offers = [law(terms)];
  await replaceCatalogue(place.database, { ...SEED, offers });
  const { lines } = await run('offers');
  expect(lines).toHaveLength(3);
  expect(lines[1]?.replace(/\s+/g, ' ')).toContain(line.replace(/\s+/g, ' '));
  expect(lines[1]).toMatch(/ {2}1\/11 {2,}Prawo, Kraków, I stopień, stacjonarne$/);
});

test('an offer that opens tomorrow is not yet open', async () => {
  const offers = [law({ od: '2026-10-27' }), OFFERS.design];
  await replaceCatalogue(place.database, { ...SEED, offers });
  const { lines } = await run('offers');
  expect(lines[1]).toMatch(/^not yet open {2}2026-10-27 {2,}1 {2,}1\/11/);
  expect(lines[2]).toMatch(/^open {2,}0 {2,}2\/21/);
});

test.each<[Terms, string[]]>([
  [{ od: '2026-10-26', do: '2026-10-26', miejsca: 1 }, []],
  [{ od: '2026-10-28', do: '2026-10-27' }, ['"do" 2026-10-27 is before "od" 2026-10-28']],
  [{ do: '2026-10-25' }, ['nobody can apply any more: "do" is 2026-10-25']],
  [{ miejsca: 0 }, ['"miejsca" 0 is less than the 1 applications']],
])('check of an offer with %j notes %j', async (terms, notes) => {
  const file = join(place.directory, 'offers.json');
  writeFileSync(file, JSON.stringify([law(terms), OFFERS.design]));
  const { said } = await run('check', 'offers.json');
  expect(said.filter((one) => one.startsWith(`${file}:`))).toEqual(
    notes.map((note) => expect.stringMatching(`^${file}:1: offers\\.0: .*${note}$`) as string),
  );
});

test('an import notes it before it is confirmed', async () => {
  const file = join(place.directory, 'offers.json');
  writeFileSync(file, JSON.stringify([law({ do: '2026-10-25' }), OFFERS.design]));
  const say = jest.fn();
  const asked = runWords(['catalogue', 'import', 'offers.json'], place, { now: () => NOW, say });
  await expect(asked).rejects.toThrow('--yes');
  expect(say).toHaveBeenCalledWith(expect.stringContaining('nobody can apply any more'));
});

const HEADER =
  'rekrutacja.id,rekrutacja.lang,nazwaGrupy,kierunekSpecjalnosc.id,kierunek,specjalnosc.id,specjalnosc,wydzial,stopienStudiow,trybStudiow';

test.each([
  ['do', '30.9.2027', { do: '2027-09-30' }],
  ['do', '30. 9. 2027 r.', { do: '2027-09-30' }],
  ['do', '30 września 2027', { do: '2027-09-30' }],
  ['do', '2027-09-30 00:00:00', { do: '2027-09-30' }],
  ['od', '2027-09-01', { od: '2027-09-01' }],
  ['miejsca', '25', { miejsca: 25 }],
  ['miejsca', '', {}],
])('a spreadsheet with the column %s and the cell %j is imported', async (column, cell, terms) => {
  const row = `1,pl,STUDIA_WYZSZE,11,Prawo,,,Kraków,I stopień,stacjonarne,${cell}`;
  writeFileSync(join(place.directory, 'offers.csv'), `${HEADER},${column}\n${row}`);
  await run('import', 'offers.csv', '--yes');
  await run('export', 'offers.json');
  const stored = await place.database.selectFrom('catalogue').select('document').execute();
  const { offers } = JSON.parse(stored[0]?.document ?? '') as { offers: CatalogueOffer[] };
  expect(offers).toEqual([
    {
      ...law(terms),
      kierunekSpecjalnosc: { ...OFFERS.law.kierunekSpecjalnosc, specjalnosc: null },
    },
  ]);
});

test.each([
  ['do', '31.9.2027', ':2: do: must be a day like 2027-09-30'],
  // 9 October, or 10 September as a spreadsheet in English writes it.
  ['do', '9/10/2027', ':2: do: must be a day like 2027-09-30'],
  ['miejsca', '2,5', ':2: miejsca: must be a whole number, 0 or more'],
  ['miejsca', '-1', ':2: miejsca: must be a whole number, 0 or more'],
])('a spreadsheet with the column %s and the cell %j is refused', async (column, cell, message) => {
  const row = `1,pl,STUDIA_WYZSZE,11,Prawo,,,Kraków,I stopień,stacjonarne,"${cell}"`;
  writeFileSync(join(place.directory, 'offers.csv'), `${HEADER},${column}\n${row}`);
  const only = new RegExp(`^[^\\n]*${message}[^\\n]*$`);
  await expect(run('import', 'offers.csv', '--yes')).rejects.toThrow(only);
});
