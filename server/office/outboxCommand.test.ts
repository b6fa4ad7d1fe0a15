import { randomUUID } from 'node:crypto';
import { deleteOldApplications } from '../applications/retention';
import { saveApplications } from '../applications/saveApplications';
import { CONFIRMATION, type EventState, SAVED } from '../database/eventKinds';
import { inTransaction } from '../database/inTransaction';
import { runWords } from '../testing/runWords';
import { storeApplication, testSubmission } from '../testing/storeApplication';
import { testPesel } from '../testing/testApplication';
import { audited, databaseForEachTest, untilSomebodyWaits } from '../testing/testDatabase';
import { erasePerson } from './erasePerson';

const place = databaseForEachTest();
/** Reference numbers of applications whose events are in these states. */
let references: Record<EventState, string>;

const NOW = new Date('2026-09-02T10:00:00.000Z');
/** When all applications are old. */
const END = new Date('2027-09-01T10:00:00.000Z');

async function store(index: number, state: EventState): Promise<string> {
  const id = `id-${index}`;
  const at = `2026-09-01T10:00:0${index}.000Z`;
  const reference = await storeApplication(place.database, id, { pesel: testPesel(index) }, at);
  const past = { attempts: 3, first_attempt_at: at, lease: 'held' };
  await place.database
    .updateTable('outbox')
    .set({ state, ...past })
    .where('application_id', '=', id)
    .execute();
  return reference;
}

beforeEach(async () => {
  references = {
    waiting: await store(1, 'waiting'),
    parked: await store(2, 'parked'),
    delivered: await store(3, 'delivered'),
    skipped: await store(4, 'skipped'),
  };
});

async function run(...words: string[]) {
  const { written, said } = await runWords(['outbox', ...words], place, { now: () => NOW });
  return { written, said: said.join('\n') };
}

const states = async () =>
  (await place.database.selectFrom('outbox').select('state').orderBy('created_at').execute()).map(
    ({ state }) => state,
  );
const shown = (reference: string) => `${reference.slice(0, 4)} ${reference.slice(4)}`;

test('a list counts all events and shows the open ones, without any name', async () => {
  const { written, said } = await run('list');
  expect(said.split('\n')).toEqual([
    'webhook: 1 waiting, 1 parked, 1 delivered, 1 skipped',
    'mail: 0 waiting, 0 parked, 0 delivered, 0 skipped',
  ]);
  expect(written.split('\n')).toEqual([
    `1\t${shown(references.waiting)}\twebhook\twaiting\t3\t\t`,
    `2\t${shown(references.parked)}\twebhook\tparked\t3\t\t`,
    '',
  ]);
  expect((await run('list', 'delivered')).written).toContain(shown(references.delivered));
  expect(await audited(place.database)).toEqual([]);
});

test.each<[string[], (EventState | undefined)[], number]>([
  [['retry', '--all'], ['waiting', 'waiting', 'delivered', 'skipped'], 2],
  [['skip', '--all'], ['skipped', 'skipped', 'delivered', 'skipped'], 2],
])('%j changes the open events', async (words, expected, count) => {
  expect((await run(...words)).said).toContain(`${count} events`);
  expect(await states()).toEqual(expected);
  expect(await audited(place.database)).toEqual([[`outbox ${words[0]}`, count]]);
});

test.each<[string, string, object]>([
  ['retry', '0 events due now.', { state: 'waiting', attempts: 3, lease: 'held' }],
  ['skip', '1 event skipped.', { state: 'skipped', lease: null }],
])('"%s --all" of an event that is under way → %s', async (command, answer, left) => {
  const events = place.database.updateTable('outbox');
  await events.set({ state: 'delivered' }).where('state', '=', 'parked').execute();
  await events.set({ due_at: '2026-09-02T10:00:01.000Z' }).execute();
  expect((await run(command, '--all')).said).toBe(answer);
  const event = place.database
    .selectFrom('outbox')
    .selectAll()
    .where('application_id', '=', 'id-1');
  expect(await event.execute()).toMatchObject([left]);
});

test('an event is retried from the beginning, whatever became of it', async () => {
  for (const reference of Object.values(references)) await run('retry', shown(reference));
  const rows = await place.database.selectFrom('outbox').selectAll().execute();
  const begin = { state: 'waiting', attempts: 0, first_attempt_at: null, lease: null };
  for (const row of rows) expect(row).toMatchObject({ ...begin, due_at: NOW.toISOString() });
  expect(await audited(place.database)).toEqual(Array(4).fill(['outbox retry', 1]));
});

test('a number may be typed as two words', async () => {
  await run('skip', ...shown(references.parked).split(' '));
  await expect(run('skip', references.delivered)).rejects.toThrow('There is no such event.');
  expect(await states()).toEqual(['waiting', 'skipped', 'delivered', 'skipped']);
});

test.each([
  [['list', 'lost'], 'Allowed choices are waiting, '],
  [['retry'], 'name an application or --all'],
  [['retry', 'AAAAAAAA', '--all'], 'name an application or --all'],
  [['skip', '--everything'], "unknown option '--everything'"],
  [['skip', '--all', '--channel', 'post'], 'Allowed choices are webhook, mail.'],
  [['skip', 'AAAA'], '"AAAA" is no reference number.'],
  [['retry', 'AAAAAAAA'], 'There is no such event.'],
])('%j is refused with a reason', async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
  expect(await states()).toEqual(['waiting', 'parked', 'delivered', 'skipped']);
});

test('a channel is listed, retried and skipped by itself', async () => {
  const submission = testSubmission('confirmed', { pesel: testPesel(9) });
  await saveApplications(place.database, [submission], [SAVED, CONFIRMATION]);
  const number = shown(submission.row.reference);
  const mail = ['--channel', 'mail'];
  const { written, said } = await run('list', ...mail);
  expect(said).toBe('mail: 1 waiting, 0 parked, 0 delivered, 0 skipped');
  expect(written).toMatch(new RegExp(`^\\d\t${number}\tmail\twaiting\t.*\n$`));
  expect((await run('skip', '--all', ...mail)).said).toBe('1 event skipped.');
  expect((await run('list')).said).toBe(
    'webhook: 2 waiting, 1 parked, 1 delivered, 1 skipped\nmail: 0 waiting, 0 parked, 0 delivered, 1 skipped',
  );
  expect((await run('retry', number, ...mail)).said).toBe('1 event due now.');
  expect((await run('skip', number)).said).toBe('2 events skipped.');
});

test('the event of an erased application is listed, retried and skipped by its number', async () => {
  await erasePerson(place.database, ['id-3']);
  const number = shown(references.delivered);
  expect((await run('list')).written).toMatch(
    new RegExp(`^\\d\t${number}\twebhook\twaiting\t`, 'm'),
  );
  expect((await run('skip', number)).said).toBe('1 event skipped.');
  expect((await run('retry', number)).said).toBe('1 event due now.');
});

test('more events than one page lists are changed at once', async () => {
  const rows = Array.from({ length: 600 }, (_, index) =>
    testSubmission(randomUUID(), { pesel: testPesel(100 + index) }),
  );
  await saveApplications(place.database, rows);
  expect((await run('skip', '--all')).said).toBe('602 events skipped.');
  expect(new Set(await states())).toEqual(new Set(['skipped', 'delivered']));
  expect(await audited(place.database)).toEqual([['outbox skip', 602]]);
});

// The embedded database has one writer at a time.
if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test.each<[string, () => Promise<unknown>]>([
    ['skip --all', () => run('skip', '--all')],
    ['an erasure', () => erasePerson(place.database, ['confirmed'])],
    ['the end of the retention', () => deleteOldApplications(place.database, { days: 30 }, END)],
  ])('%s locks rows in the order in which servers lease them', async (_name, work) => {
    const submission = testSubmission('confirmed', { pesel: testPesel(9) });
    await saveApplications(place.database, [submission], [SAVED, CONFIRMATION]);
    await run('list');
    const own = place.database.selectFrom('outbox').select('position');
    const rows = await own.where('application_id', '=', 'confirmed').orderBy('position').execute();
    const [first, second] = rows.map(({ position }) =>
      place.database
        .updateTable('outbox')
        .set({ due_at: END.toISOString() })
        .where('position', '=', position),
    );
    if (first === undefined || second === undefined) throw new Error('there are no two events');
    // PostgreSQL now finds the first event behind the second one.
    await first.execute();
    const other = await place.open();
    let working: Promise<unknown> | undefined;
    await inTransaction(other, async (server) => {
      await server.executeQuery(first);
      working = work();
      await untilSomebodyWaits(server);
      await server.executeQuery(second);
    });
    await working;
    await other.destroy();
  });
}
