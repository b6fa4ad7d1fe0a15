import { erasePerson } from '../office/erasePerson';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { testSubmission } from '../testing/storeApplication';
import { testPesel } from '../testing/testApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { OFFERS, SEED } from '../testing/testSeed';
import { deleteOldApplications } from './retention';
import { saveApplications, type SaveResult } from './saveApplications';

const place = databaseForEachTest();

/** Stores a catalogue in which the law programme has so many places; null without a limit. */
const limitTo = (miejsca: number | null) =>
  replaceCatalogue(place.database, {
    ...SEED,
    offers: [{ ...OFFERS.law, ...(miejsca !== null && { miejsca }) }],
  });

/** An application of its own person. */
const ofPerson = (index: number, key = `key-${index}`) =>
  testSubmission(key, { pesel: testPesel(index) });

const save = (...indexes: number[]) =>
  saveApplications(
    place.database,
    indexes.map((index) => ofPerson(index)),
  );

const taken = async () => {
  const row = await place.database.selectFrom('places').select('taken').executeTakeFirst();
  return row?.taken;
};

async function counts() {
  const applications = await place.database.selectFrom('applications').select('id').execute();
  const keys = await place.database.selectFrom('idempotency').select('application_id').execute();
  const events = await place.database.selectFrom('outbox').select('application_id').execute();
  return {
    ...{ applications: applications.length, keys: keys.length, events: events.length },
    taken: await taken(),
  };
}

test('100 applications for 10 places, from two servers: 10 are stored', async () => {
  await limitTo(10);
  const other = await place.open();
  const batches = Array.from({ length: 20 }, (_, batch) =>
    saveApplications(
      batch % 2 === 0 ? place.database : other,
      [0, 1, 2, 3, 4].map((index) => ofPerson(5 * batch + index)),
    ),
  );
  const results = (await Promise.all(batches)).flat();
  await other.destroy();
  const got = (result: SaveResult) => results.filter((one) => one === result).length;
  expect([got('accepted'), got('noPlaces')]).toEqual([10, 90]);
  expect(await counts()).toEqual({ applications: 10, keys: 10, events: 10, taken: 10 });
});

test('the first applications of a batch get the places that are left', async () => {
  await limitTo(2);
  expect(await save(1, 2, 3)).toEqual(['accepted', 'accepted', 'noPlaces']);
});

test('a repeated key takes no place, also when the offer is full', async () => {
  await limitTo(1);
  await save(1);
  expect(await save(1)).toEqual(['acceptedBefore']);
  expect(await saveApplications(place.database, [ofPerson(1, 'other key')])).toEqual([
    'alreadyRegistered',
  ]);
  expect(await taken()).toBe(1);
});

test('the key of an application without a place may be used again', async () => {
  await limitTo(0);
  expect(await save(1, 1)).toEqual(['noPlaces', 'noPlaces']);
  expect(
    await saveApplications(
      place.database,
      ['a', 'b'].map((key) => ofPerson(2, key)),
    ),
  ).toEqual(['noPlaces', 'noPlaces']);
  expect(await counts()).toEqual({ applications: 0, keys: 0, events: 0, taken: 0 });
  await limitTo(1);
  expect(await save(1)).toEqual(['accepted']);
});

test('an erased application gives its place back', async () => {
  await limitTo(1);
  await save(1);
  expect(await save(2)).toEqual(['noPlaces']);
  await erasePerson(place.database, ['key-1']);
  expect(await save(2, 3)).toEqual(['accepted', 'noPlaces']);
});

test('an old application keeps its place when it is deleted', async () => {
  await limitTo(2);
  await save(1, 2);
  await deleteOldApplications(place.database, { days: 30 }, new Date('2026-12-01T00:00:00Z'));
  expect(await save(3)).toEqual(['noPlaces']);
  expect(await counts()).toEqual({ applications: 0, keys: 0, events: 2, taken: 2 });
});

test.each([
  ['a limit that comes later counts what is stored', null, 3, ['accepted', 'noPlaces']],
  ['a limit below what is stored keeps everything', 5, 1, ['noPlaces', 'noPlaces']],
  ['a limit that goes lets everybody in', 2, null, ['accepted', 'accepted']],
])('%s', async (_name, before, after, expected) => {
  await limitTo(before);
  await save(1, 2);
  await limitTo(after);
  expect(await save(3, 4)).toEqual(expected);
  expect(await taken()).toBe(2 + expected.filter((result) => result === 'accepted').length);
});
