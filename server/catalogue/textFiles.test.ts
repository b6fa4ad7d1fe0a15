import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Seed } from '../seed/load/seed';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { catalogueForEachTest } from '../testing/catalogueFolder';
import { SEED } from '../testing/testSeed';

const { place, run, stored, inFolder } = catalogueForEachTest();

const storeTexts = (texts: Partial<Seed>) =>
  replaceCatalogue(place.database, { ...SEED, ...texts });

const CONSENTS = {
  ...SEED.consents,
  pl: [
    { id: 2, tytul: 'Znam <zasady> & "opłaty"', trescWarunkow: 'https://example.org/oplaty' },
    { id: 10, tytul: 'Zgoda', trescWarunkow: '<p>Jeden</p>\n<p>dwa</p>' },
    { id: 'rodo', tytul: 'Dane', trescWarunkow: '' },
  ],
};

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(inFolder(file), change(readFileSync(inFolder(file), 'utf8')));

test('consents come back from a folder as they were', async () => {
  await storeTexts({ consents: CONSENTS });
  await run('export', 'all');
  expect(readdirSync(inFolder('all', 'consents')).sort()).toEqual(
    ['10.pl.html', '2.pl.html', '3.eng.html', 'rodo.pl.html'].sort(),
  );
  expect(await run('load', 'all')).toEqual(['Nothing changed.']);
});

test.each([
  ['in another order', { consents: { ...CONSENTS, pl: [...CONSENTS.pl].reverse() } }],
  ['with a strange id', { consents: { ...CONSENTS, pl: [{ ...CONSENTS.pl[1], id: 'a/b' }] } }],
  ['of another language', { consents: { ...CONSENTS, fr: CONSENTS.pl } }],
])('consents %s are exported together', async (_what, texts) => {
  await storeTexts(texts as Partial<Seed>);
  await run('export', 'all');
  expect(readdirSync(inFolder('all'))).toContain('consents.json');
  expect(await run('load', 'all')).toEqual(['Nothing changed.']);
});

test('a text that was edited replaces the former one, and no other', async () => {
  await storeTexts({ consents: CONSENTS });
  const { consents: _, ...others } = await stored();
  await run('export', 'consents/10.pl.html');
  edit('consents/10.pl.html', (page) => page.replaceAll('\n', '\r\n'));
  expect(await run('import', 'consents/10.pl.html')).toEqual(['Nothing changed.']);
  edit('consents/10.pl.html', (page) => page.replace('dwa', 'trzy').replace('Zgoda', 'Zgoda 2'));
  expect(await run('import', 'consents/10.pl.html')).toContain('consents: changes 1');
  const [first, second, ...rest] = CONSENTS.pl;
  const changed = { ...second, tytul: 'Zgoda 2', trescWarunkow: '<p>Jeden</p>\n<p>trzy</p>' };
  expect(await stored()).toEqual({
    ...others,
    consents: { ...CONSENTS, pl: [first, changed, ...rest] },
  });
});

test('a text with nothing around it is read, too; a new consent comes last', async () => {
  mkdirSync(inFolder('consents'));
  writeFileSync(inFolder('consents', '9.pl.html'), '<title>Nowa &oacute;</title>\n<p>Treść</p>\n');
  await run('import', 'consents/9.pl.html');
  writeFileSync(inFolder('completion.pl.html'), '<p>Gotowe</p>\n');
  await run('import', 'completion.pl.html');
  expect(await stored()).toMatchObject({
    completionTexts: { ...SEED.completionTexts, pl: '<p>Gotowe</p>' },
    consents: {
      ...SEED.consents,
      pl: [
        ...(SEED.consents['pl'] ?? []),
        { id: 9, tytul: 'Nowa ó', trescWarunkow: '<p>Treść</p>' },
      ],
    },
  });
});

test('a check shows a text without its tags', async () => {
  mkdirSync(inFolder('consents'));
  const text =
    '<h3>Zasady</h3><ul><li>jedna</li></ul><p><a href="https://example.org/">Całość</a></p>';
  writeFileSync(inFolder('consents', '1.pl.html'), `<title>Znam zasady</title>${text}`);
  expect((await run('check', 'consents/1.pl.html')).at(-1)).toBe(
    '\nZnam zasady\n\nZasady\n\n * jedna\n\nCałość [https://example.org/]',
  );
});

test.each([
  ['completion.en.html', '', '"en" is not a language of the site: did you mean eng?'],
  ['consents/1.pl.html', '<p>Treść</p>', 'has no <title>'],
  ['text.pl.html', '', 'its name must end with'],
])('%s is refused with a reason', async (file, page, reason) => {
  mkdirSync(inFolder('consents'));
  writeFileSync(inFolder(file), page);
  await expect(run('import', file)).rejects.toThrow(reason);
});

test('a text that a folder has twice is refused', async () => {
  await run('export', 'all');
  writeFileSync(inFolder('all', 'completionTexts.json'), '{}');
  await expect(run('check', 'all')).rejects.toThrow('remove one');
});

test('a text that there is not is not exported', async () => {
  await expect(run('export', 'completion.de.html')).rejects.toThrow('There is no text for');
});
