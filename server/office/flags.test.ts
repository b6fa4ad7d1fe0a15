import type { testSubmission } from '../testing/storeApplication';
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
