import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOffersXlsx } from '../seed/load/offersXlsx';
import { DESIGN, LAW } from '../testing/catalogueFolder';
import { runWords } from '../testing/runWords';
import { testApplication, testPesel } from '../testing/testApplication';
import { postApplication, serverForAllTests, storedRows } from '../testing/testServer';

/* The year of an admissions office, in the order of the tests: with the commands that it types, and a server that runs. */

const directory = mkdtempSync(join(tmpdir(), 'year-'));
afterAll(() => rmSync(directory, { recursive: true }));

let today = '';
const now = () => new Date(today);
const server = serverForAllTests({ now });

/** The server looks for another catalogue every five seconds. */
let elapsed = 0;
beforeAll(() => {
  const start = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => start() + elapsed);
});

/** Types a command; resolves with what is then on the screen. */
async function office(...words: string[]): Promise<string> {
  const { database } = server;
  const { written, said } = await runWords(words, { database, directory }, { now });
  elapsed += 5000;
  return [written, ...said].join('\n');
}

const offered = async () => {
  const answer = await server.app.inject('/api/rekrutacja/dks');
  const offers = answer.json<(typeof LAW)[]>();
  return offers.map(({ kierunekSpecjalnosc }) => kierunekSpecjalnosc.kierunek.nazwa);
};

/** A person applies for the law programme; resolves with the number, or the code of the refusal. */
async function apply(person: number): Promise<string> {
  const application = testApplication({
    pesel: testPesel(person),
    email: `k${person}@example.org`,
  });
  const answer = await postApplication(server, { ...application, wybranyNabor: LAW });
  const { numer, kod = '' } = answer.json<{ numer?: string; kod?: string }>();
  return numer ?? kod;
}

const numbers: string[] = [];

test('in spring the office imports its spreadsheet, and sees first what that changes', async () => {
  today = '2027-04-30T10:00:00Z';
  const law = { ...LAW, od: '2027-05-01', do: '2027-09-30', miejsca: 2 };
  const file = join(directory, 'oferta 2027.xlsx');
  await writeOffersXlsx([law, DESIGN], createWriteStream(file));
  expect(await office('catalogue', 'check', 'oferta 2027.xlsx')).toContain('can be imported');
  await expect(office('catalogue', 'import', 'oferta 2027.xlsx')).rejects.toThrow('--yes');
  const said = await office('catalogue', 'import', 'oferta 2027.xlsx', '--yes');
  expect(said).toContain('removes 1 (of them 0 with applications)');
  expect(await apply(1)).toBe('OFERTA_NIEDOSTEPNA');
  expect(await office('catalogue', 'offers')).toMatch(/^not yet open +2027-05-01/m);
});

test('on the first day the programme opens, and fills up', async () => {
  today = '2027-05-01T10:00:00Z';
  expect(await offered()).toContain('Prawo');
  numbers.push(await apply(1), await apply(2));
  expect(await apply(3)).toBe('BRAK_MIEJSC');
  expect(await offered()).not.toContain('Prawo');
  expect(await office('catalogue', 'offers')).toMatch(/^full .* 2 +2 +1\/11 +Prawo/m);
});

test('in summer somebody withdraws, and the next one gets the place', async () => {
  today = '2027-07-01T10:00:00Z';
  await office('applications', 'withdraw', numbers[0] ?? '');
  elapsed += 5000;
  numbers.push(await apply(3));
  const [first, second, third] = numbers;
  await office('applications', 'state', second ?? '', 'DECYZJA_POZYTYWNA', '--message', 'Witamy.');
  expect(await office('applications', 'find', 'k3@example.org')).toContain('2027-07-01');
  expect(new Set([first, second, third]).size).toBe(3);
});

test('in autumn the programme closes: the office exports and reports', async () => {
  today = '2027-10-01T10:00:00Z';
  expect(await apply(4)).toBe('OFERTA_NIEDOSTEPNA');
  expect(await office('catalogue', 'offers')).toMatch(/^closed /m);
  const said = await office('applications', 'export', '--format', 'csv', '--out', 'lista.csv');
  expect(said).toContain('3 applications exported.');
  const [headings, ...rows] = readFileSync(join(directory, 'lista.csv'), 'utf8').trim().split('\n');
  expect(headings).toContain(',Czy to pierwsze studia? [pytanie 1],');
  expect(rows.map((row) => row.split(',')[2]).sort()).toEqual([
    'DECYZJA_POZYTYWNA',
    'OTRZYMANE',
    'WYCOFANE',
  ]);
  expect(await office('applications', 'report')).toMatch(/^state +WYCOFANE +1$/m);
});

test('after the year a person is erased, and nobody else', async () => {
  today = '2028-02-01T10:00:00Z';
  const erase = ['applications', 'erase', '--person', numbers[1] ?? ''];
  await expect(office(...erase)).rejects.toThrow('--yes');
  await office(...erase, '--yes');
  expect((await storedRows(server)).map(({ reference }) => reference).sort()).toEqual(
    [numbers[0], numbers[2]].sort(),
  );
  expect(await office('catalogue', 'offers')).toMatch(/^closed .* 1 +2 +1\/11/m);
});
