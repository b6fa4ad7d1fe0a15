import fastify from 'fastify';
import { sql } from 'kysely';
import Database from 'libsql';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '../database/embedded';
import { openDatabase } from '../database/openDatabase';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { SEED } from '../testing/testSeed';
import { serverForEachTest } from '../testing/testServer';
import { healthRoutes } from './health';

const server = serverForEachTest();

const probe = async (url: string) => {
  const answer = await server.app.inject({ url });
  return [answer.statusCode, answer.headers['cache-control'], answer.json<unknown>()];
};

test('with a database the backend is ready', async () => {
  expect(await probe('/health/ready')).toEqual([200, 'no-store', { status: 'ready' }]);
});

test('without a database the backend lives, but is not ready', async () => {
  await server.database.destroy();
  expect(await probe('/health/live')).toEqual([200, 'no-store', { status: 'live' }]);
  expect(await probe('/health/ready')).toEqual([503, 'no-store', { kod: 'NIEDOSTEPNE' }]);
  expect(server.log.join('')).toContain('not ready');
});

test('a database without its tables is not ready', async () => {
  await server.database.schema.dropTable('catalogue').execute();
  expect(await probe('/health/ready')).toEqual([503, 'no-store', { kod: 'NIEDOSTEPNE' }]);
});

test('a probe leaves no line in the log', async () => {
  await probe('/health/live');
  await probe('/health/ready');
  expect(server.log.join('')).not.toContain('/health');
});

test('a database that can only be read is not ready, until it can be written', async () => {
  const isPostgres = process.env['TEST_DATABASE_URL'] !== undefined;
  const allow = (isAllowed: boolean) =>
    (isPostgres
      ? sql`set default_transaction_read_only = ${sql.lit(isAllowed ? 'off' : 'on')}`
      : sql`pragma query_only = ${sql.lit(isAllowed ? 0 : 1)}`
    ).execute(server.database);
  await allow(false);
  expect(await probe('/health/ready')).toEqual([503, 'no-store', { kod: 'NIEDOSTEPNE' }]);
  await allow(true);
  expect(await probe('/health/ready')).toEqual([200, 'no-store', { status: 'ready' }]);
});

test('many probes at once use the database once', async () => {
  const probes = 3;
  const app = fastify();
  const allArrived = new Promise<void>((resolve) => {
    let waiting = probes;
    app.addHook('preHandler', (_request, _reply, done) => {
      waiting -= 1;
      if (waiting === 0) setImmediate(resolve);
      done();
    });
  });
  healthRoutes(app, server.database);
  const read = jest.spyOn(server.database, 'selectFrom');
  const writing = server.database.transaction();
  jest.spyOn(server.database, 'transaction').mockReturnValue(writing);
  jest.spyOn(writing, 'execute').mockImplementation(async () => {
    await allArrived;
    return undefined;
  });
  const answers = await Promise.all(
    Array.from({ length: probes }, () => app.inject({ url: '/health/ready' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(read).toHaveBeenCalledTimes(1);
});

test('while another process writes, the backend is ready', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'health-'));
  const database = await openDatabase({ url: null, directory });
  await replaceCatalogue(database, SEED);
  const app = fastify();
  healthRoutes(app, database);
  const other = new Database(databaseFile(directory));
  other.exec('begin immediate');
  expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(200);
  other.close();
  await database.destroy();
  rmSync(directory, { recursive: true });
});
