import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveApplications } from '../../applications/saveApplications';
import { readCatalogue } from '../../catalogue/catalogueSource';
import { testSubmission } from '../../testing/storeApplication';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { OFFERS, SEED } from '../../testing/testSeed';
import type { Seed } from './seed';
import { readSeedFiles } from './seedFiles';
import { readStoredSeed } from './storedSeed';
import { replaceCatalogue, storeFirstSeed } from './storeSeed';

const SEED_DIRECTORY = join(__dirname, '..', 'data');
let place: TestDatabase;

beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.remove());

test('a changed seed replaces the previous one; applications stay, also after a restart', async () => {
  const first = await place.open();
  await replaceCatalogue(first, SEED);
  const submission = testSubmission('an-id');
  expect(await saveApplications(first, [submission])).toEqual(['accepted']);
  await first.destroy();

  const second = await place.open();
  const changed = { ...SEED, offers: [OFFERS.design] };
  await replaceCatalogue(second, changed);
  expect((await readCatalogue(second)).offers).toEqual([OFFERS.design]);
  expect(await second.selectFrom('applications').selectAll().execute()).toEqual([submission.row]);
  const again = { ...submission, row: { ...submission.row, id: 'other' } };
  expect(await saveApplications(second, [again])).toEqual(['acceptedBefore']);
  expect(await saveApplications(second, [{ ...again, key: null }])).toEqual(['alreadyRegistered']);
  await second.destroy();
});

test('the seed of a server that starts does not replace a catalogue', async () => {
  const database = await place.open();
  expect(await storeFirstSeed(database, () => SEED)).toBe(true);
  const older = { ...SEED, offers: [OFFERS.law] };
  expect(await storeFirstSeed(database, () => older)).toBe(false);
  expect((await readCatalogue(database)).offers).toHaveLength(3);
  await database.destroy();
});

test('a seed that fails halfway changes nothing', async () => {
  const database = await place.open();
  await replaceCatalogue(database, SEED);
  const before = await readStoredSeed(database);
  const postcodes = [[null, 'Kraków', 1, null, '']] as unknown as Seed['postcodes'];
  const broken = { ...SEED, offers: [OFFERS.design], postcodes };
  await expect(replaceCatalogue(database, broken)).rejects.toThrow();
  expect(await readStoredSeed(database)).toEqual(before);
  await database.destroy();
});

test('of several servers that start together one stores the seed', async () => {
  const start = async () => {
    const database = await place.open();
    const stored = await storeFirstSeed(database, () => SEED);
    await database.destroy();
    return stored;
  };
  // Two connections of one process to an embedded database block each other, so that they run one after the other.
  const together = process.env['TEST_DATABASE_URL'] !== undefined;
  let turn: Promise<boolean> = Promise.resolve(false);
  const starts = Array.from({ length: 3 }, () => {
    turn = together ? start() : turn.then(start);
    return turn;
  });
  expect((await Promise.all(starts)).filter(Boolean)).toHaveLength(1);
});

describe('the files', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'seed-'));
    for (const name of Object.keys(readSeedFiles(SEED_DIRECTORY))) {
      writeFileSync(
        join(directory, `${name}.json`),
        readFileSync(join(SEED_DIRECTORY, `${name}.json`)),
      );
    }
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  const { law } = OFFERS;
  const english = { ...law, rekrutacja: { id: 3, lang: 'eng' } };
  const offers = (...list: object[]) => JSON.stringify(list, null, 2);

  test.each([
    ['offers', '[{"rekrutacja":{}}]', 'offers.0.rekrutacja.id'],
    ['postcodes', '[["3000","X",1,null,"y"]]', 'postcodes.0.0'],
    ['consents', '{', 'consents.json'],
    ['offers', '[]', 'offers: there must be at least one'],
    [
      'offers',
      JSON.stringify([OFFERS.law, { ...OFFERS.law, rekrutacja: { id: '1', lang: 'pl' } }]),
      'offers.json:1: offers.1: rekrutacja.id 1 with kierunekSpecjalnosc.id 11 occurs twice',
    ],
    ['consents', '{"pl":[]}', 'consents: no entry for the language "pl"'],
    [
      'offers',
      offers({ ...law, nabor: { ...law.nabor, nazwa_grupy: 'X' } }),
      'offers.json:9: offers.0.nabor.nazwa_grupy: is not a known key',
    ],
    [
      'offers',
      offers(law, { ...law, rekrutacja: { id: 2, lang: 'pl' } }, english),
      'id 11 stands in STUDIA_WYZSZE (pl) and in STUDIA_WYZSZE (eng)',
    ],
    [
      'offers',
      offers(law, {
        ...OFFERS.management,
        kierunekSpecjalnosc: { ...law.kierunekSpecjalnosc, id: '11' },
      }),
      'id 11 stands in STUDIA_WYZSZE (pl) and in PODYPLOMOWE (pl)',
    ],
  ])('%s.json with %s: the message contains the path', (name, content, message) => {
    writeFileSync(join(directory, `${name}.json`), content);
    expect(() => readSeedFiles(directory)).toThrow(message);
  });

  test('may contain an id in two languages if it has questions of its own', () => {
    const { byGroup } = SEED.formDefinitions;
    const own = { byGroup, byId: { '11': byGroup.STUDIA_WYZSZE?.['pl'] } };
    writeFileSync(join(directory, 'offers.json'), offers(law, english));
    writeFileSync(join(directory, 'formDefinitions.json'), JSON.stringify(own));
    expect(readSeedFiles(directory).offers).toHaveLength(2);
  });
});
