import { createHash } from 'node:crypto';
import { applicationRow } from '../../applications/applicationRow';
import { personKey } from '../../applications/personKey';
import { testApplication, testPesel } from '../../testing/testApplication';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import type { RecruitmentDatabase } from '../tables';
import { personKeys } from './0003PersonKeys';

let place: TestDatabase;
let database: RecruitmentDatabase;

beforeEach(async () => {
  place = await createTestDatabase();
  database = await place.open();
});
afterEach(async () => {
  await database.destroy();
  await place.remove();
});

const sha256 = (identity: unknown) =>
  createHash('sha256').update(JSON.stringify(identity)).digest('hex');

/** The key as older versions stored it: without a country, with the letters as typed. */
const keyBefore = (type: string, number: string) => sha256(['document', type, number]);

function byDocument(number: string, citizenship: string) {
  return testApplication({
    obcokrajowiec: true,
    maPesel: false,
    obywatelstwo: citizenship,
    pesel: '',
    dataUrodzenia: '29/02/2004',
    obcokrajowiecRodzajDowodu: 'paszport',
    obcokrajowiecSeriaNumerDowodu: number,
  });
}

async function storeBefore(id: string, number: string, citizenship = 'DE'): Promise<void> {
  const receipt = {
    id,
    reference: 'K7PM3XVA',
    createdAt: '2026-09-01T10:00:00.000Z',
    suspected: null,
  };
  const row = applicationRow(byDocument(number, citizenship), receipt);
  const person_key = keyBefore('paszport', number);
  await database
    .insertInto('applications')
    .values({ ...row, person_key })
    .execute();
}

const migrate = () => personKeys.up(database);

async function storedKeys(): Promise<Record<string, string>> {
  const rows = await database.selectFrom('applications').select(['id', 'person_key']).execute();
  return Object.fromEntries(rows.map((row) => [row.id, row.person_key]));
}

const keyOf = (number: string, citizenship = 'DE') =>
  personKey(byDocument(number, citizenship).kandydat);

test('stored keys of documents become those of new applications', async () => {
  await storeBefore('latin', 'AB1', 'DE');
  await storeBefore('cyrillic', 'ВА2', 'UA');
  await migrate();
  expect(await storedKeys()).toEqual({ latin: keyOf('AB1'), cyrillic: keyOf('BA2', 'UA') });
});

test('keys of a PESEL do not change', async () => {
  const receipt = {
    id: 'pesel',
    reference: 'K7PM3XVA',
    createdAt: '2026-09-01T10:00:00.000Z',
    suspected: null,
  };
  const row = applicationRow(testApplication(), receipt);
  await database.insertInto('applications').values(row).execute();
  await migrate();
  expect(await storedKeys()).toEqual({ pesel: sha256(['pesel', testPesel(1)]) });
});

test('duplicates keep both rows, the older one gets the new key, and running it twice changes nothing', async () => {
  await storeBefore('1', 'AB1');
  await storeBefore('2', 'АВ1');
  const expected = { 1: keyOf('AB1'), 2: keyBefore('paszport', 'АВ1') };
  await migrate();
  expect(await storedKeys()).toEqual(expected);
  await migrate();
  expect(await storedKeys()).toEqual(expected);
});

test('converts more rows than one batch', async () => {
  const receipt = { reference: 'K7PM3XVA', createdAt: '2026-09-01T10:00:00.000Z', suspected: null };
  const application = byDocument('AB0', 'DE');
  const numbers = Array.from({ length: 1100 }, (_, index) => `AB${index}`);
  const rows = numbers.map((number) => ({
    ...applicationRow(application, { ...receipt, id: number }),
    obcokrajowiec_seria_numer_dowodu: number,
    person_key: keyBefore('paszport', number),
  }));
  for (const part of [rows.slice(0, 550), rows.slice(550)]) {
    await database.insertInto('applications').values(part).execute();
  }
  await migrate();
  expect(await storedKeys()).toEqual(Object.fromEntries(numbers.map((one) => [one, keyOf(one)])));
});
