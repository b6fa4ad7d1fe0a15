import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX } from '../app';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { testApplication, testPesel } from '../testing/testApplication';
import { SEED } from '../testing/testSeed';
import { postApplication, testServer } from '../testing/testServer';
import { openDatabase } from './openDatabase';

test('without the database file no application is confirmed, not even a repeated one', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'database-'));
  const database = await openDatabase({ url: null, directory });
  await replaceCatalogue(database, SEED);
  const server = await testServer({ database });
  const post = async (index: number) => {
    const application = testApplication({ pesel: testPesel(index) });
    return (await postApplication(server, application, `key-${index}`)).statusCode;
  };
  expect(await post(1)).toBe(200);
  rmSync(join(directory, 'rekrutacja.db'));
  expect([await post(1), await post(2)]).toEqual([503, 503]);
  const failed = server.log.filter((line) => line.includes('"failed"'));
  expect(failed).toHaveLength(2);
  expect(failed[0]).toContain('SQLITE_READONLY_DBMOVED');
  // The catalogue is in memory, so that candidates still see the offers.
  expect((await server.app.inject({ url: `${API_PREFIX}/dks` })).statusCode).toBe(200);
  await server.close();
  await database.destroy();
  rmSync(directory, { recursive: true });
});
