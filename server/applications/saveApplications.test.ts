import { inTransaction } from '../database/inTransaction';
import { withdraw } from '../myApplication/states';
import { testSubmission } from '../testing/storeApplication';
import { testPesel } from '../testing/testApplication';
import { databaseForEachTest, untilSomebodyWaits } from '../testing/testDatabase';
import { saveApplications, storedAs } from './saveApplications';

const place = databaseForEachTest();

/** An application of its own person with the number of the key "one". */
function withSameNumber(index: number) {
  const submission = testSubmission(`key-${index}`, { pesel: testPesel(index) });
  return {
    ...submission,
    row: { ...submission.row, reference: testSubmission('one').row.reference },
  };
}

test.each([
  ['at once', [[1, 2, 3]]],
  ['one after the other', [[1], [2], [3]]],
])('a reference number is given once: applications %s', async (_name, rounds) => {
  for (const round of rounds) await saveApplications(place.database, round.map(withSameNumber));
  const rows = await place.database.selectFrom('applications').select('reference').execute();
  const references = new Set(rows.map(({ reference }) => reference));
  expect(references.size).toBe(3);
  expect(references).toContain(testSubmission('one').row.reference);
});

test.each([['key-2'], [null]])(
  'the answer to the key %j has the number that was free',
  async (key) => {
    await saveApplications(place.database, [withSameNumber(1)]);
    const second = { ...withSameNumber(2), key };
    await saveApplications(place.database, [second]);
    const { reference } = await place.database
      .selectFrom('applications')
      .select('reference')
      .where('id', '=', 'key-2')
      .executeTakeFirstOrThrow();
    expect(await storedAs(place.database, second)).toMatchObject({ numer: reference });
    expect(reference).not.toBe(second.row.reference);
  },
);

// The embedded database has one writer at a time.
if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test('a key that a withdrawal forgets meanwhile fails nobody', async () => {
    await saveApplications(place.database, [testSubmission('one')]);
    await saveApplications(place.database, [testSubmission('refused')]);
    const second = testSubmission('two', { pesel: testPesel(2) });
    const other = await place.open();
    let saving: Promise<unknown> | undefined;
    await inTransaction(other, async (transaction) => {
      // The rows of the batch wait for it, after its keys.
      await transaction.insertInto('applications').values(second.row).execute();
      saving = saveApplications(place.database, [
        testSubmission('refused'),
        { ...second, key: 'x' },
      ]);
      await untilSomebodyWaits(place.database);
      await inTransaction(place.database, (withdrawing) =>
        withdraw(withdrawing, 'one', { now: new Date(), notifies: false }),
      );
    });
    expect(await saving).toEqual(['accepted', 'alreadyRegistered']);
    await other.destroy();
  });
}
