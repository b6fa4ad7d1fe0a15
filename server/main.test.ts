import { sql } from 'kysely';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { LISTENING, placeForEachTest, postTo, startProgram } from './testing/startProgram';
import { peselOf, testPesel } from './testing/testApplication';
import { SEED } from './testing/testSeed';

jest.setTimeout(60_000);

const place = placeForEachTest();

const start = (words: readonly string[], environment: Record<string, string> = {}) =>
  startProgram(place, words, environment);

async function storedPesels(): Promise<string[]> {
  const database = await place.open();
  const rows = await database.selectFrom('applications').select('payload').execute();
  await database.destroy();
  return rows.map(peselOf);
}

/** Makes PostgreSQL refuse whoever deletes applications or postcodes with a limit of time. */
async function refuseLimits(): Promise<void> {
  const database = await place.open();
  await sql`create function refuse_limits() returns trigger language plpgsql as $$ begin
    if current_setting('statement_timeout') <> '0' or current_setting('lock_timeout') <> '0'
    then raise exception 'there is a limit'; end if; return null; end $$`.execute(database);
  for (const table of ['applications', 'postcodes']) {
    await sql`create trigger no_limits before delete on ${sql.table(table)} for each statement
      execute function refuse_limits()`.execute(database);
  }
  await database.destroy();
}

/** A postal file of one place, in GeoNames' tab format. */
const POSTCODES =
  'PL\t00-950\tWarszawa\tMazovia\t78\tWarszawa\t1465\tWarsaw\t146501\t52.2\t21.0\t6\n';

test('SIGTERM: pending requests are answered, their applications stored, and the process exits', async () => {
  const server = start([]);
  const address = await server.seen(LISTENING);
  expect(await postTo(address, 0)).toBe(200);
  const outcomes = Array.from({ length: 100 }, (_, index) =>
    postTo(address, index + 1).catch(() => null),
  );
  await server.seen(/"status":200[^]*"status":200/);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const statuses = await Promise.all(outcomes);
  expect(statuses).toContain(200);
  const stored = await storedPesels();
  statuses.forEach((status, index) => {
    if (status === 200) expect(stored).toContain(testPesel(index + 1));
  });
});

test('kill -9: acknowledged applications are there after a restart, and an offer with ten places gets ten', async () => {
  const offers = SEED.offers.map((offer) => ({ ...offer, miejsca: 10 }));
  writeFileSync(join(place.directory, 'offers.json'), JSON.stringify(offers));
  const people = Array.from({ length: 100 }, (_, index) => index + 1);
  const server = start([]);
  const address = await server.seen(LISTENING);
  const outcomes = people.map((person) => postTo(address, person).catch(() => null));
  await Promise.any(
    outcomes.map((outcome) => outcome.then((status) => status ?? Promise.reject(new Error()))),
  );
  server.child.kill('SIGKILL');
  await server.ended;
  const statuses = await Promise.all(outcomes);
  // The stored seed is used.
  const again = start([], { SEED_DIR: '/none/at/all' });
  const restarted = await again.seen(LISTENING);
  await Promise.all(people.map((person) => postTo(restarted, person)));
  const stored = await storedPesels();
  expect(stored).toHaveLength(10);
  statuses.forEach((status, index) => {
    if (status === 200) expect(stored).toContain(testPesel(index + 1));
  });
});

test('import-postcodes fills the database while a server is running', async () => {
  const server = start([]);
  const address = await server.seen(LISTENING);
  writeFileSync(join(place.directory, 'PL.txt'), POSTCODES);
  // A relative path begins in the folder where npm was called.
  const importer = start(['import-postcodes', 'PL.txt'], { INIT_CWD: place.directory });
  expect(await importer.ended).toBe(0);
  expect(importer.output()).toContain('1 postcodes and places imported');
  const answer = await fetch(`${address}/api/rekrutacja/kody-pocztowe/00950`);
  expect(await answer.json()).toMatchObject([{ miejscowosc: 'Warszawa' }]);
});

test('delete-old-applications deletes all old ones while a server is running', async () => {
  const server = start([]);
  expect(await postTo(await server.seen(LISTENING), 1)).toBe(200);
  const database = await place.open();
  await database.updateTable('applications').set({ created_at: '2020-01-01' }).execute();
  await database.destroy();
  const days = { APPLICATIONS_KEEP_DAYS: '365' };
  const asked = start(['delete-old-applications'], days);
  expect(await asked.ended).toBe(1);
  expect(asked.output()).toMatch(/To delete 1 of 1 application, older than 365 days, repeat/);
  expect(await storedPesels()).toHaveLength(1);
  const command = start(['delete-old-applications', '--yes'], days);
  expect(await command.ended).toBe(0);
  expect(command.output()).toContain('1 application deleted');
  expect(await storedPesels()).toEqual([]);
});

const onPostgres = process.env['TEST_DATABASE_URL'] !== undefined;

// The embedded database has no such limits.
if (onPostgres) {
  test('work on many rows has no time limit on PostgreSQL', async () => {
    const first = start([]);
    await first.seen(LISTENING);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    await refuseLimits();
    const file = join(place.directory, 'PL.txt');
    writeFileSync(file, POSTCODES);
    const importer = start(['import-postcodes', file]);
    expect(await importer.ended).toBe(0);
    const days = { APPLICATIONS_KEEP_DAYS: '365' };
    expect(await start(['delete-old-applications', '--yes'], days).ended).toBe(0);
    const seed = { ...SEED.completionTexts, pl: 'Gotowe' };
    writeFileSync(join(place.directory, 'completionTexts.json'), JSON.stringify(seed));
    const load = start(['catalogue', 'load', place.directory, '--yes']);
    expect(await load.ended).toBe(0);
    const second = start([], days);
    expect(await second.seen(/old applications [a-z ]+/)).toBe('old applications deleted');
  });
}

test('a wrong variable ends it with a clear message', async () => {
  const server = start([], { PORT: 'x' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe('PORT must be an integer from 0 to 65535, but is "x".\n');
});

test('a wrong command ends it with 2, and is named once', async () => {
  const program = start(['serve']);
  expect(await program.ended).toBe(2);
  expect(program.output()).toBe("error: unknown command 'serve'\n");
});

test('a command whose reader has ended says nothing about it', async () => {
  const help = start(['--help']);
  help.child.stdout.destroy();
  expect(await help.ended).toBe(1);
  expect(help.output()).toBe('');
});

test('the exit code of conformance is that of the check, and no setting of the server matters', async () => {
  const program = start(['conformance', 'http://127.0.0.1:1/'], { PORT: 'none' });
  expect(await program.ended).toBe(2);
  expect(program.output()).toContain('The backend cannot be checked');
});

test('a port that is taken is named, and the variable that changes it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = String((other.address() as AddressInfo).port);
  const webhook = {
    WEBHOOK_URL: 'http://127.0.0.1:9/',
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
  };
  const server = start([], { PORT: port, ...webhook });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`PORT: ${port} is taken; set another one`);
  other.close();
});

test('the start names its address, the database without its password, and a variable that is nearly a setting', async () => {
  const server = start([], { DATABASE_URI: 'postgres://user:secret@127.0.0.1/x' });
  await server.seen(/The site is at http:\/\/127\.0\.0\.1:\d+\/\n/);
  await server.seen(LISTENING);
  const named = place.url === null ? 'rekrutacja.db' : 'of the PostgreSQL at';
  expect(server.output()).toMatch(new RegExp(`The database is [^"]*${named}`));
  expect(server.output()).toContain('did you mean DATABASE_URL?');
  expect(server.output()).not.toContain('secret');
});
