import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWords } from '../testing/runWords';
import { storeApplication } from '../testing/storeApplication';
import { testApplication, testPesel, withPassport } from '../testing/testApplication';
import { databaseForEachTest } from '../testing/testDatabase';

const place = databaseForEachTest();

async function report(...options: string[]): Promise<string> {
  const { written } = await runWords(['applications', 'report', ...options], place);
  return written;
}

const lines = (text: string) => text.split('\n').map((line) => line.replace(/ {2,}/g, '|'));

beforeEach(async () => {
  await storeApplication(place.database, 'one', {}, '2026-08-31T22:30:00.000Z');
  await storeApplication(place.database, 'two', { pesel: testPesel(2) });
  await storeApplication(
    place.database,
    'three',
    withPassport('AB123'),
    '2026-08-30T10:00:00.000Z',
  );
  const campaign = 'utm_source=newsletter&utm_campaign=jesie%C5%84';
  await place.database
    .updateTable('applications')
    .set({ attribution: campaign, withdrawn_at: '2026-09-02T00:00:00.000Z' })
    .where('id', '=', 'one')
    .execute();
});

test('applications are counted by everything that an office asks, days in Poland', async () => {
  expect(lines(await report())).toEqual([
    'by|value|applications',
    'all|3',
    'programme|Prawo, Kraków, I stopień, stacjonarne|3',
    'day|2026-08-30|1',
    'day|2026-09-01|2',
    'language|pl|3',
    'source|none|2',
    'source|newsletter / jesień|1',
    'state|OTRZYMANE|2',
    'state|WYCOFANE|1',
    'flag|sameEmail|3',
    'flag|samePerson|2',
    '',
  ]);
  expect(await report('--since', '2026-09-01')).toMatch(/^all +2$/m);
});

test('the report is also a table for a spreadsheet, which computes nothing, and a page that prints', async () => {
  const payload = JSON.stringify(testApplication()).replace('"Prawo"', '"=<b>"');
  await place.database.updateTable('applications').set({ payload }).execute();
  expect(await report('--format', 'csv')).toContain(`\nprogramme,"'=<b>, Kraków,`);
  await report('--format', 'html', '--out', 'report.html');
  const page = readFileSync(join(place.directory, 'report.html'), 'utf8');
  expect(page).toContain('<tr><td>programme</td><td>=&lt;b&gt;, Kraków,');
});
