import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceNumber } from '../../src/domain/referenceNumber';
import { saveApplications } from '../applications/saveApplications';
import { findApplications } from '../office/officeRows';
import { numberEvents } from '../outbox/numberEvents';
import { eventsAfter } from '../outbox/readEvents';
import { testSubmission } from '../testing/storeApplication';
import { testApplication, withPassport } from '../testing/testApplication';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { openEmbedded } from './embedded';
import { BULK_LIMITS, openPostgres } from './postgres';

let place: TestDatabase;
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.remove());

/** Makes the database that a release left: its tables and rows, as dumped from it. */
async function restore(release: string): Promise<void> {
  const { url, directory } = place;
  const database = url === null ? openEmbedded(directory) : openPostgres(url, BULK_LIMITS);
  const file = join(__dirname, '..', 'testing', 'releases', `${release}.sql`);
  for (const statement of readFileSync(file, 'utf8')
    .trim()
    .split(/;\n|;$/)) {
    if (statement !== '') await sql.raw(statement).execute(database);
  }
  await database.destroy();
}

/** What the catalogue of tables looks like. */
async function tablesOf(database: Awaited<ReturnType<TestDatabase['open']>>) {
  const tables = await database.introspection.getTables();
  return Object.fromEntries(
    tables.map(({ name, columns }) => [
      name,
      columns.map((column) => `${column.name} ${String(column.isNullable)}`).sort(),
    ]),
  );
}

// The first public one, the last one with a column for each field, and the one after it.
describe.each(['first', 'allColumns', 'storedOnce'])(
  'a database of the release "%s"',
  (release) => {
    test('keeps its applications, keys and texts', async () => {
      await restore(release);
      const database = await place.open();
      const [pole] = await findApplications(database, { email: 'TEST@example.org' });
      expect(pole).toMatchObject({
        id: 'pole',
        createdAt: '2026-09-01T10:00:00.000Z',
        reference: referenceNumber('key-pole'),
      });
      const campaigns = await database.selectFrom('applications').select('attribution').execute();
      expect(campaigns).toEqual([{ attribution: null }, { attribution: null }]);
      expect(pole?.application.kandydat).toEqual(testApplication().kandydat);
      const repeated = { ...testSubmission('new'), key: 'key-pole', contentHash: 'hash-pole' };
      const again = testSubmission('again');
      const foreigner = testSubmission('foreigner again', withPassport('C01X00T47'));
      expect(await saveApplications(database, [repeated, again, foreigner])).toEqual([
        'acceptedBefore',
        'alreadyRegistered',
        'alreadyRegistered',
      ]);
      await numberEvents(database);
      const events = await eventsAfter(database, 0, 10);
      expect(events.map(({ timestamp }) => timestamp)).toEqual([
        '2026-09-01T10:00:00.000Z',
        '2026-09-01T10:00:01.000Z',
      ]);
      expect(await database.selectFrom('completion_texts').selectAll().execute()).toEqual([
        { lang: 'pl', html: '<p>Do zobaczenia</p>' },
      ]);
      await database.destroy();
    });

    test('gets the tables of a new one', async () => {
      await restore(release);
      const database = await place.open();
      const upgraded = await tablesOf(database);
      await database.destroy();
      const other = await createTestDatabase();
      const fresh = await other.open();
      expect(upgraded).toEqual(await tablesOf(fresh));
      await fresh.destroy();
      await other.remove();
    });
  },
);
