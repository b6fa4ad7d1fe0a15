import fastify from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteOldApplications, deleteOldApplicationsDaily } from '../applications/retention';
import { runWords } from '../testing/runWords';
import { storeApplication } from '../testing/storeApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { truncateLogOrFail } from './truncateLog';

const EMAIL = 'to-be-erased@example.org';

const place = databaseForEachTest();

/** The files of the embedded database that contain the address; on PostgreSQL there are none. */
const filesWithAddress = () =>
  readdirSync(place.directory).filter((name) =>
    readFileSync(join(place.directory, name)).includes(EMAIL),
  );

const eraseByCommand = () => runWords(['applications', 'erase', '--person', EMAIL, '--yes'], place);

test.each<[string, () => Promise<unknown>]>([
  ['an erased person', eraseByCommand],
  [
    'an application that was kept long enough',
    async () => {
      await deleteOldApplications(place.database, { days: 1 }, new Date('2026-09-03T10:00:00Z'));
      await truncateLogOrFail(place.database);
    },
  ],
  [
    'an application that a server deletes by itself',
    async () => {
      const now = () => new Date('2026-09-02T20:00:00Z');
      const app = fastify();
      deleteOldApplicationsDaily(app, { database: place.database, days: 1, now });
      await app.ready();
      await app.close();
    },
  ],
])('no file of the open database contains %s', async (_name, erase) => {
  await storeApplication(place.database, 'one', { email: EMAIL });
  await erase();
  expect(await place.database.selectFrom('applications').select('id').execute()).toEqual([]);
  expect(filesWithAddress()).toEqual([]);
});
