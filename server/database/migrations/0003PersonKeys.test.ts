import { createHash } from 'node:crypto';
import { personKey } from '../../applications/personKey';
import { openEarlier, storeEarlier } from '../../testing/earlierRelease';
import { testSubmission } from '../../testing/storeApplication';
import { testApplication, testPesel, withPassport } from '../../testing/testApplication';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { RecruitmentDatabase } from '../tables';
import { personKeys } from './0003PersonKeys';

let place: TestDatabase;
let database: RecruitmentDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
  database = await openEarlier(place, '0003PersonKeys');
});
afterEach(async () => {
  await database.destroy();
  await place.remove();
});

const sha256 = (identity: unknown) =>
  createHash('sha256').update(JSON.stringify(identity)).digest('hex');

/** The key as older versions stored it: without a country, with the letters as typed. */
const keyBefore = (number: string) => sha256(['document', 'paszport', number]);

/** A row as older versions stored it. */
function rowOf(id: string, changes: Parameters<typeof testApplication>[0] = {}) {
  const { kandydat } = testApplication(changes);
  return {
    ...testSubmission(id, changes).row,
    pesel: kandydat.pesel,
    obcokrajowiec_rodzaj_dowodu: kandydat.obcokrajowiecRodzajDowodu,
    obcokrajowiec_seria_numer_dowodu: kandydat.obcokrajowiecSeriaNumerDowodu,
    obywatelstwo: kandydat.obywatelstwo,
  };
}

/** A row of a candidate with a document. */
const rowBefore = (id: string, number: string, citizenship?: string) => ({
  ...rowOf(id, withPassport(number, citizenship)),
  person_key: keyBefore(number),
});

const storeBefore = (...rows: ReturnType<typeof rowOf>[]) => storeEarlier(database, rows);

const migrate = () => personKeys.up(database);

async function storedKeys(): Promise<Record<string, string>> {
  const rows = await database.selectFrom('applications').select(['id', 'person_key']).execute();
  return Object.fromEntries(rows.map((row) => [row.id, row.person_key]));
}

const keyOf = (number: string, citizenship?: string) =>
  personKey(testApplication(withPassport(number, citizenship)).kandydat);

test('stored keys of documents become those of new applications', async () => {
  await storeBefore(rowBefore('latin', 'AB1', 'DE'), rowBefore('cyrillic', 'ВА2', 'UA'));
  await migrate();
  expect(await storedKeys()).toEqual({ latin: keyOf('AB1'), cyrillic: keyOf('BA2', 'UA') });
});

test('keys of a PESEL do not change', async () => {
  await storeBefore(rowOf('pesel'));
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
