import { saveApplications } from '../applications/saveApplications';
import { testSubmission } from '../testing/storeApplication';
import { storeApplication } from '../testing/storeApplication';
import { testPesel, withPassport } from '../testing/testApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { applicationsById } from './officeRows';

const place = databaseForEachTest();

const store = (...given: Parameters<typeof testSubmission>) =>
  storeApplication(place.database, ...given);

const flags = async (id: string) =>
  (await applicationsById(place.database, [id])).flatMap((row) => row.flags);

test('a Pole without a PESEL and a person with one name are flagged', async () => {
  await store('one', { ...withPassport('AB1234567'), obcokrajowiec: false, brakPesel: true });
  await store('two', { pesel: testPesel(2), email: 'a@b.cc', nazwisko: '', jednoImie: true });
  expect(await flags('one')).toEqual(['noPesel']);
  expect(await flags('two')).toEqual(['oneName']);
});

test('names in other scripts or of two letters, a shared address and a fast form are flagged', async () => {
  await store('short', { imie: 'Xi', imie2: 'Іван', potwierdzone: { imie: true } });
  await store('foreign', { pesel: testPesel(2), nazwisko: 'Іваненко', email: 'TEST@example.org' });
  expect(await flags('short')).toEqual(['shortName', 'nonLatinName', 'sameEmail']);
  expect(await flags('foreign')).toEqual(['nonLatinName', 'sameEmail']);
  await place.database
    .updateTable('applications')
    .set({ suspected: 'fast' })
    .where('id', '=', 'short')
    .execute();
  expect(await flags('short')).toContain('automated');
});

test('one person under two keys is flagged on both applications, and never by a shared address', async () => {
  const passport = withPassport('AB1234567');
  await store('passport', passport);
  await store('card', {
    ...passport,
    obcokrajowiecRodzajDowodu: 'dowod_osobisty',
    imie: 'TESTOWA',
  });
  await store('other', { ...withPassport('XY1234567'), imie: 'Inna', email: 'inna@example.org' });
  expect(await flags('passport')).toEqual(['samePerson']);
  expect(await flags('card')).toEqual(['samePerson']);
  expect(await flags('other')).toEqual([]);
});

test.each([
  ['2026-09-01T21:59:59.000Z', '02/09/2008', ['minor']],
  ['2026-09-01T22:00:00.000Z', '02/09/2008', []],
])('sent at %s by somebody born on %s: flagged with %j', async (at, dataUrodzenia, expected) => {
  await store('one', { ...withPassport('AB1234567'), dataUrodzenia }, at);
  expect(await flags('one')).toEqual(expected);
});

test('two programmes of one person share an address unflagged', async () => {
  await store('one', {});
  const again = testSubmission('two', {});
  const row = { ...again.row, kierunek_specjalnosc_id: 'P-12' };
  await saveApplications(place.database, [{ ...again, row }]);
  expect(await flags('one')).toEqual([]);
  expect(await flags('two')).toEqual([]);
});
