import { createHash } from 'node:crypto';
import { personKey } from '../../applications/personKey';
import { testApplication, testPesel } from '../../testing/testApplication';
import { testSubmission } from '../../testing/storeApplication';
import { databaseForEachTest } from '../../testing/testDatabase';
import { personKeys } from './0003PersonKeys';

const place = databaseForEachTest();

const sha256 = (identity: unknown) =>
  createHash('sha256').update(JSON.stringify(identity)).digest('hex');

/** The key as older versions stored it: without a country, with the letters as typed. */
const keyBefore = (number: string) => sha256(['document', 'paszport', number]);

const byDocument = (number: string, citizenship = 'DE') =>
  ({
    obcokrajowiec: true,
    maPesel: false,
    obywatelstwo: citizenship,
    pesel: '',
    dataUrodzenia: '29/02/2004',
    obcokrajowiecRodzajDowodu: 'paszport',
    obcokrajowiecSeriaNumerDowodu: number,
  }) as const;

/** A row of a candidate with a document, as older versions stored it. */
const rowBefore = (id: string, number: string, citizenship?: string) => ({
  ...testSubmission(id, byDocument(number, citizenship)).row,
  person_key: keyBefore(number),
});

async function storeBefore(...rows: ReturnType<typeof rowBefore>[]): Promise<void> {
  await place.database.insertInto('applications').values(rows).execute();
}

const migrate = () => personKeys.up(place.database);

async function storedKeys(): Promise<Record<string, string>> {
  const rows = await place.database
    .selectFrom('applications')
    .select(['id', 'person_key'])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.id, row.person_key]));
}

const keyOf = (number: string, citizenship?: string) =>
  personKey(testApplication(byDocument(number, citizenship)).kandydat);

test('stored keys of documents become those of new applications', async () => {
  await storeBefore(rowBefore('latin', 'AB1', 'DE'), rowBefore('cyrillic', 'ВА2', 'UA'));
  await migrate();
  expect(await storedKeys()).toEqual({ latin: keyOf('AB1'), cyrillic: keyOf('BA2', 'UA') });
});

test('keys of a PESEL do not change', async () => {
  await storeBefore(testSubmission('pesel').row);
  await migrate();
  expect(await storedKeys()).toEqual({ pesel: sha256(['pesel', testPesel(1)]) });
});

test('duplicates keep both rows, the older one gets the new key, and running it twice changes nothing', async () => {
  await storeBefore(rowBefore('1', 'AB1'), rowBefore('2', 'АВ1'));
  const expected = { 1: keyOf('AB1'), 2: keyBefore('АВ1') };
  await migrate();
  expect(await storedKeys()).toEqual(expected);
  await migrate();
  expect(await storedKeys()).toEqual(expected);
});

test('converts more rows than one batch', async () => {
  const numbers = Array.from({ length: 1100 }, (_, index) => `AB${index}`);
  const rows = numbers.map((number) => rowBefore(number, number));
  await storeBefore(...rows.slice(0, 550));
  await storeBefore(...rows.slice(550));
  await migrate();
  expect(await storedKeys()).toEqual(Object.fromEntries(numbers.map((one) => [one, keyOf(one)])));
});
