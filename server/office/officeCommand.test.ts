/* eslint max-lines: ["error", 310] -- one command, all of its rows */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { answerKey } from '../../src/domain/enrolmentValues';
import { shownReference } from '../../src/domain/referenceNumber';
import { saveApplications } from '../applications/saveApplications';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { runWords } from '../testing/runWords';
import { storeApplication, testSubmission } from '../testing/storeApplication';
import { testApplication, testPesel, withPassport } from '../testing/testApplication';
import { audited, databaseForEachTest } from '../testing/testDatabase';
import { OFFERS, SEED } from '../testing/testSeed';

const place = databaseForEachTest();

const store = (...given: Parameters<typeof testSubmission>) =>
  storeApplication(place.database, ...given);

/** Runs a command as it is typed; returns what it wrote and said. */
async function run(...words: string[]): Promise<{ written: string; said: string }> {
  const { written, said } = await runWords(['applications', ...words], place);
  return { written, said: said.join('\n') };
}

const storedIds = async () =>
  (await place.database.selectFrom('applications').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  );

test('applications are counted, by day and by offer', async () => {
  await store('one', { pesel: testPesel(1) }, '2026-08-31T10:00:00.000Z');
  await store('two', { pesel: testPesel(2) });
  expect((await run('count')).written).toBe('2\n');
  expect((await run('count', '--since', '2026-09-01')).written).toBe('1\n');
  expect((await run('count', '--since', '31.8.2026')).written).toBe('2\n');
  await replaceCatalogue(place.database, SEED);
  const { id } = OFFERS.design.kierunekSpecjalnosc;
  expect((await run('count', '--offer', String(id))).written).toBe('0\n');
  for (const words of [['count'], ['export', '--format', 'csv']]) {
    await expect(run(...words, '--offer', 'none')).rejects.toThrow('There is no offer "none"');
  }
  expect(await audited(place.database)).toEqual([]);
});

test('an application is found by its number and by its address, in any case', async () => {
  const reference = await store('one', { email: 'Test@Example.org' });
  await store('two', { pesel: testPesel(2), email: 'other@example.org' });
  const line = `${reference.slice(0, 4)} ${reference.slice(4)}  2026-09-01 12:00  Testowa`;
  expect((await run('find', reference.toLowerCase())).written).toContain(line);
  const groups = [reference.slice(0, 4), reference.slice(4)];
  expect((await run('find', ...groups)).written).toContain(line);
  const { written, said } = await run('find', 'test@EXAMPLE.org');
  expect(said).toBe('');
  expect(written).toContain(line);
  expect(written.trim().split('\n')).toHaveLength(1);
  expect((await run('find', 'nobody@example.org')).said).toBe('There is no such application.');
  expect(await audited(place.database)).toEqual([
    ['find', 1],
    ['find', 1],
    ['find', 1],
    ['find', 0],
  ]);
});

test.each([
  ['a PESEL', '900101-00016', 1],
  ['a PESEL of another keyboard', '٩٠٠١٠١.٠٠٠١٦', 1],
  ['a surname without diacritics', 'probna osoba', 1],
  ['the beginnings of names', 'test os', 1],
  ['another name', 'Testowy', 0],
  ['a document', 'ab 123', 1],
  ['a document with as many digits as a PESEL', '12345678901', 1],
  ['a part of a document', 'AB12', 0],
  ['nothing', '-', 0],
])('%s finds who has it', async (_what, typed, count) => {
  await store('one', { pesel: '90010100016' });
  await store('two', { ...withPassport('AB123'), imie: 'Inna', nazwisko: 'Osobliwa' });
  await store('three', { ...withPassport('12345678901'), imie: 'Trzecia', nazwisko: 'Kowalska' });
  const { written } = await run('find', ...typed.split(' '));
  expect(written.split('\n').filter((line) => line !== '')).toHaveLength(count);
});

test('a number with symbols that none has is said to be one', async () => {
  const { said } = await run('find', 'K7PM', '3X0O');
  expect(said).toContain('no number has 0, O (K7PM 3X0O)');
});

test('an application is shown whole', async () => {
  const reference = await store('one');
  const shown = JSON.parse((await run('show', reference)).written) as Record<string, unknown>;
  expect(shown).toMatchObject({ reference, flags: [], application: testApplication() });
});

test('JSON lines hold every application once, in the order of arrival, however many', async () => {
  const submissions = Array.from({ length: 1201 }, (_, index) => {
    // Many at the same instant.
    const createdAt = `2026-09-0${1 + Math.floor(index / 600)}T10:00:00.000Z`;
    return testSubmission(`id-${index}`, { pesel: testPesel(index) }, createdAt);
  });
  for (let start = 0; start < submissions.length; start += 400) {
    await saveApplications(place.database, submissions.slice(start, start + 400));
  }
  const { written, said } = await run('export', '--format', 'jsonl');
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; createdAt: string });
  expect(new Set(lines.map(({ id }) => id)).size).toBe(1201);
  expect(lines).toHaveLength(1201);
  expect(lines.map(({ createdAt }) => createdAt)).toEqual(
    lines.map(({ createdAt }) => createdAt).sort(),
  );
  expect(said).toBe('1201 applications exported.');
  expect(await audited(place.database)).toEqual([['export jsonl', 1201]]);
});

test('an export of an offer leaves out the others', async () => {
  const reference = await store('one');
  await store('other', { pesel: testPesel(2) });
  await place.database
    .updateTable('applications')
    .set({ kierunek_specjalnosc_id: 'S-7' })
    .where('id', '=', 'one')
    .execute();
  const { written, said } = await run('export', '--format', 'jsonl', '--offer', 'S-7');
  expect(JSON.parse(written)).toMatchObject({ reference });
  expect(said).toBe('1 application exported.');
});

test('CSV begins with a BOM, and no cell of it is a formula', async () => {
  await store('one', { imie: '=HYPERLINK("x")', nazwisko: 'Ćma, "Ż"' });
  await run('export', '--format', 'csv', '--out', 'list.csv');
  const text = readFileSync(join(place.directory, 'list.csv'), 'utf8');
  expect(text.startsWith('\ufeffnumer,')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain('"Ćma, ""Ż"""');
  expect(statSync(join(place.directory, 'list.csv')).mode & 0o777).toBe(0o600);
});

test('in CSV the wording of a question is no formula either', async () => {
  await store('one');
  const { payload } = await place.database
    .selectFrom('applications')
    .select('payload')
    .executeTakeFirstOrThrow();
  await place.database
    .updateTable('applications')
    .set({ payload: payload.replace('"Uwagi"', '"=1+1"') })
    .execute();
  expect((await run('export', '--format', 'csv')).written).toContain(",'=1+1 [pytanie 2],");
});

test('a spreadsheet holds the cells as texts', async () => {
  const reference = await store('one', {
    imie: '=A1+B1',
    nazwisko: 'Ć<ma> & "Ż" _x0041_',
    pesel: '02211307589',
    odpowiedzi: { [answerKey(1)]: '1', [answerKey(2)]: 'Wiersz\r\ndrugi' },
  });
  await run('export', '--format', 'xlsx', '--out', 'list.xlsx');
  const [headings = [], cells = []] = await readSheet(join(place.directory, 'list.xlsx'));
  expect(cells).toHaveLength(headings.length);
  expect(Object.fromEntries(headings.map((name, index) => [name, cells[index]]))).toMatchObject({
    numer: reference,
    specjalnosc: null,
    imie: '=A1+B1',
    nazwisko: 'Ć<ma> & "Ż" _x0041_',
    pesel: '02211307589',
    telefon: '+48600100200',
    'adres.miejscowosc': 'Kraków',
    'adresKontaktowy.miejscowosc': null,
    'Czy to pierwsze studia? [pytanie 1]': 'TAK',
    'Uwagi [pytanie 2]': 'Wiersz\ndrugi',
    'Regulamin [zgoda 1]': 'true',
    'Prywatność [zgoda 2]': 'true',
  });
});

test('every format names the campaign of an application, where it has one', async () => {
  const reference = await store('one');
  await store('two', { pesel: testPesel(2) });
  await place.database
    .updateTable('applications')
    .set({ attribution: 'utm_source=Facebook&utm_campaign=Jesie%C5%84+2026' })
    .where('id', '=', 'one')
    .execute();
  const attribution = { utm_source: 'Facebook', utm_campaign: 'Jesień 2026' };
  expect(JSON.parse((await run('show', reference)).written)).toMatchObject({ attribution });
  const lines = (await run('export', '--format', 'jsonl')).written.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { attribution },
    { attribution: null },
  ]);
  const csv = (await run('export', '--format', 'csv')).written;
  expect(csv).toContain(',promoLink,utm_source,utm_medium,utm_campaign,utm_term,utm_content,imie,');
  expect(csv).toContain(',lato-2026,Facebook,,Jesień 2026,,,Testowa,');
  expect(csv).toContain(',lato-2026,,,,,,Testowa,');
  await run('export', '--format', 'xlsx', '--out', 'list.xlsx');
  const [, cells] = await readSheet(join(place.directory, 'list.xlsx'));
  expect(cells).toContain('Jesień 2026');
});

test.each([
  ['ŁUKASZ@example.org', 'łukasz@example.org'],
  ['zo\u0301łw@Example.org', 'zółw@example.org'],
  ['😀Jan@example.org', '😀jan@EXAMPLE.org'],
  ['jan@przykład.pl', 'jan@xn--przykad-rjb.pl'],
])('whoever applied as %s is found and erased by %s', async (stored, typed) => {
  await store('one', { email: stored });
  await store('two', { email: 'other@example.org', pesel: testPesel(2) });
  expect((await run('find', typed)).written.trim().split('\n')).toHaveLength(1);
  await run('erase', '--person', typed, '--yes');
  expect(await storedIds()).toEqual(['two']);
});

test('a person is erased by a number that is typed in groups, and only the count is recorded', async () => {
  const reference = await store('one');
  await store('other', { pesel: testPesel(2) });
  const person = ['--person', reference.slice(0, 4), reference.slice(4)];
  expect((await run('erase', ...person, '--yes')).said).toBe('1 application of one person erased.');
  expect(await storedIds()).toEqual(['other']);
  expect(await audited(place.database)).toEqual([['erase', 1]]);
});

test('without --yes an erasure only names what it would erase', async () => {
  const reference = await store('one');
  await store('other', { pesel: testPesel(2) });
  await expect(run('erase', '--person', reference)).rejects.toThrow(
    `To erase 1 application of one person (${shownReference(reference)}), repeat the command with --yes.`,
  );
  expect(await storedIds()).toEqual(['one', 'other']);
});

describe('where two people have one number', () => {
  let reference: string;
  beforeEach(async () => {
    reference = await store('one');
    await store('two', { pesel: testPesel(2), email: 'second@example.org' });
    await place.database.updateTable('applications').set({ reference }).execute();
  });

  test('the number erases nobody', async () => {
    await expect(run('erase', '--person', reference, '--yes')).rejects.toThrow('several people');
    expect(await storedIds()).toEqual(['one', 'two']);
  });

  test.each(['two', 'Second@example.org'])('%s erases that person', async (person) => {
    expect((await run('erase', '--person', person, '--yes')).said).toContain(
      'of one person erased.',
    );
    expect(await storedIds()).toEqual(['one']);
  });
});

const NO_SINCE = "option '--since <day>' argument";

test.each([
  [['constructor'], "unknown command 'constructor'"],
  [['finds', 'AAAAAAAA'], '(Did you mean find?)'],
  [['show'], "missing required argument 'number'"],
  [['show', 'AAAA'], '"AAAA" is no reference number.'],
  [['show', 'AAAA AAAA'], 'There is no application AAAA AAAA.'],
  [['count', '--person', 'AAAAAAAA'], "unknown option '--person'"],
  [['count', '--since', 'yesterday'], NO_SINCE],
  [['count', '--since', 'on 2026-09-01'], NO_SINCE],
  [['export'], "required option '--format <format>' not specified"],
  [['export', '--format', 'pdf'], 'Allowed choices are csv, jsonl, xlsx.'],
  [['erase'], "required option '--person"],
  [['erase', 'AAAA'], "required option '--person"],
  [['erase', '--person', 'Jan', 'Nowak'], 'There is no application Jan Nowak. A number, an e-mail'],
  [['erase', '--person', 'nobody@example.org'], 'There is no application nobody@example.org.'],
])('%j is refused with a reason', async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
});
