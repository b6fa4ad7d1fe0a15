import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { catalogueForEachTest, DESIGN, LAW } from '../testing/catalogueFolder';
import { CatalogueSource, readCatalogue } from './catalogueSource';

const { place, store, run, stored, inFolder } = catalogueForEachTest();

const storedOffers = async () => (await readCatalogue(place.database)).offers;

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
  const files = readdirSync(inFolder('all'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['completion.pl.html', 'consents/1.pl.html']));
  for (const name of files.filter((file) => file.includes('.'))) await run('import', `all/${name}`);
  expect(await stored()).toEqual(before);
});

test('a spreadsheet of offers replaces the offers and nothing else, also for a running server', async () => {
  let now = 0;
  const errors: unknown[] = [];
  const source = await CatalogueSource.open({
    database: place.database,
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
  expect(await run('import', 'offers.csv')).toContain('Done: 1 offer.');
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

test('a catalogue that was never loaded cannot be exported', async () => {
  await place.database.deleteFrom('catalogue').execute();
  await expect(run('export', 'all')).rejects.toThrow('There is no catalogue yet');
  expect(readdirSync(place.directory)).not.toContain('all');
});

test('nothing is overwritten, and other words are explained', async () => {
  await run('export', 'offers.csv');
  await expect(run('export', 'offers.csv')).rejects.toThrow('offers.csv: this file exists already');
  await run('export', 'all');
  await expect(run('export', 'all')).rejects.toThrow('is not empty');
  await expect(run('export', 'x.pdf')).rejects.toThrow('its name must end with');
  expect(readdirSync(place.directory)).not.toContain('x.pdf');
  await expect(run('import', 'all')).rejects.toThrow('is a folder: use "load"');
  await expect(run('load', 'offers.csv')).rejects.toThrow('is no folder: use "import"');
  await expect(run('imports', 'all')).rejects.toThrow('(Did you mean import?)');
});
