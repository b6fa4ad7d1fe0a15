/* eslint max-lines: ["error", 290] -- commands that work on each other's results */
import type { Application } from '../../src/contract/application';
import { saveApplications } from '../applications/saveApplications';
import { SAVED } from '../database/eventKinds';
import { inTransaction } from '../database/inTransaction';
import { addCorrection } from '../myApplication/corrections';
import { identify } from '../myApplication/identify';
import { numberEvents } from '../outbox/numberEvents';
import { eventsAfter } from '../outbox/readEvents';
import { readState } from '../rows/readState';
import { runWords } from '../testing/runWords';
import { storeApplication, testSubmission } from '../testing/storeApplication';
import { testApplication } from '../testing/testApplication';
import { audited, databaseForEachTest } from '../testing/testDatabase';

const NOW = new Date('2026-09-02T10:00:00.000Z');

const place = databaseForEachTest();
let notifies = false;
let reference = '';
beforeEach(async () => {
  notifies = false;
  reference = await storeApplication(place.database, 'one');
});

/** Runs a command as it is typed; returns what it wrote and said. */
async function run(...words: string[]): Promise<{ written: string; said: string }> {
  const changes = { now: () => NOW, notifies: () => notifies };
  const { written, said } = await runWords(['applications', ...words], place, changes);
  return { written, said: said.join('\n') };
}

const stateOf = (id = 'one') => readState(place.database, id);

/** Returns what webhook and feed say besides the event of the stored application, sorted by type. */
async function told() {
  await numberEvents(place.database);
  const { events } = await eventsAfter(place.database, 0, 100);
  // Events of the same instant come in any order.
  const later = events.filter(({ type }) => type !== SAVED);
  return later
    .map(({ type, data }) => [type, data] as const)
    .sort(([one], [other]) => one.localeCompare(other));
}

/** The mails that wait. */
async function mails() {
  const rows = await place.database.selectFrom('outbox').select('kind').execute();
  return rows
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('powiadomienie'))
    .sort();
}

/** A correction that a candidate asks for; returns its id. */
async function ask(content: { email?: string; phone?: string; description?: string }) {
  await inTransaction(place.database, (transaction) =>
    addCorrection(
      transaction,
      'one',
      { email: null, phone: null, description: null, ...content },
      NOW,
    ),
  );
  const waiting = place.database
    .selectFrom('corrections')
    .select('id')
    .where('state', '=', 'OCZEKUJE');
  return (await waiting.executeTakeFirstOrThrow()).id;
}

test('a state is set with its message, told and recorded', async () => {
  const { said } = await run('state', reference, 'W_TOKU', '--message', ' Czekamy na dyplom. ');
  expect(said).toContain('W_TOKU');
  expect(await stateOf()).toMatchObject({
    stan: 'W_TOKU',
    wiadomosc: 'Czekamy na dyplom.',
    zmieniono: NOW.toISOString(),
  });
  const changed = { reference, stan: 'W_TOKU', wiadomosc: 'Czekamy na dyplom.' };
  expect(await told()).toEqual([
    ['zgloszenie.zmienione', { ...changed, application: testApplication() }],
  ]);
  expect(await mails()).toEqual([]);
  expect(await audited(place.database)).toEqual([['state W_TOKU', 1]]);
});

test('a state that is so already is no change', async () => {
  await run('state', reference, 'W_TOKU');
  await expect(run('state', reference, 'W_TOKU')).rejects.toThrow('its state is W_TOKU');
  expect(await told()).toHaveLength(1);
  expect(await audited(place.database)).toHaveLength(1);
});

test('only states that the office gives can be set', async () => {
  await expect(run('state', reference, 'WYCOFANE')).rejects.toThrow('WYCOFANE');
  await expect(run('state', reference, 'PRZYJETE')).rejects.toThrow('"PRZYJETE" is no state');
  await expect(run('state', 'AAAAAAAA', 'W_TOKU')).rejects.toThrow('There is no application');
});

test('the office sees a state, and how often a wrong date was tried', async () => {
  await identify(place.database, { numer: reference, dataUrodzenia: '1901-01-01' }, NOW);
  const { written } = await run('state', reference.slice(0, 4), reference.slice(4));
  expect(written).toContain('\tOTRZYMANE\t\t1 wrong date today\n');
});

test('a withdrawn application has no state to set until it is restored with its former one', async () => {
  notifies = true;
  await run('state', reference.slice(0, 4), reference.slice(4), 'DECYZJA_POZYTYWNA');
  await run('withdraw', reference);
  expect(await stateOf()).toMatchObject({ stan: 'WYCOFANE' });
  await expect(run('state', reference, 'W_TOKU')).rejects.toThrow('restore it first');
  await expect(run('withdraw', reference)).rejects.toThrow('its state is WYCOFANE');
  await run('restore', reference.slice(0, 4), reference.slice(4));
  expect(await stateOf()).toMatchObject({ stan: 'DECYZJA_POZYTYWNA' });
  await expect(run('restore', reference)).rejects.toThrow('its state is DECYZJA_POZYTYWNA');
  expect((await told()).map(([type]) => type)).toEqual([
    'zgloszenie.wycofane',
    'zgloszenie.zmienione',
    'zgloszenie.zmienione',
  ]);
  expect(await mails()).toEqual([
    'powiadomienie.wycofanie',
    'powiadomienie.zmiana',
    'powiadomienie.zmiana',
  ]);
  expect(await audited(place.database)).toEqual([
    ['state DECYZJA_POZYTYWNA', 1],
    ['withdraw', 1],
    ['restore', 1],
  ]);
});

test('whoever has applied anew keeps the new application', async () => {
  await run('withdraw', reference);
  const [result] = await saveApplications(place.database, [testSubmission('two')]);
  expect(result).toBe('accepted');
  await expect(run('restore', reference)).rejects.toThrow('applied for the offer anew');
  expect(await stateOf('one')).toMatchObject({ stan: 'WYCOFANE' });
  expect(await stateOf('two')).toMatchObject({ stan: 'OTRZYMANE' });
  const taken = await place.database.selectFrom('places').select('taken').execute();
  expect(taken).toEqual([{ taken: 1 }]);
});

test('a withdrawal gives its place back, and a restoration needs one', async () => {
  const takenPlaces = async () =>
    (await place.database.selectFrom('places').select('taken').executeTakeFirst())?.taken;
  await run('withdraw', reference);
  expect(await takenPlaces()).toBe(0);
  await place.database.updateTable('places').set({ total: 0 }).execute();
  await expect(run('restore', reference)).rejects.toThrow('the offer is full');
  expect(await stateOf()).toMatchObject({ stan: 'WYCOFANE' });
  await place.database.updateTable('places').set({ total: 1 }).execute();
  await run('restore', reference);
  expect(await takenPlaces()).toBe(1);
});

test('corrections are listed with their ids, in Polish time', async () => {
  const first = await ask({ email: 'new@example.org', description: 'Ulica\nKrótka' });
  await run('refuse', first);
  const second = await ask({ phone: '+48601100200' });
  const shown = `${reference.slice(0, 4)} ${reference.slice(4)}\t2026-09-02 12:00`;
  expect((await run('corrections', '--waiting')).written).toBe(
    `${second}\t${shown}\tOCZEKUJE\t\t+48601100200\t\n`,
  );
  expect((await run('corrections')).written).toContain(
    `${first}\t${shown}\tODRZUCONA\tnew@example.org\t\tUlica Krótka\n`,
  );
  await run('refuse', second);
  expect((await run('corrections', '--waiting')).said).toBe('There are no corrections.');
});

test('an accepted address and number replace the former ones, which are kept', async () => {
  notifies = true;
  const id = await ask({ email: 'Nowy@Example.org', phone: '+48601100200' });
  await run('accept', id, '--message', 'Poprawione.');
  const row = await place.database.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
  expect(row.mailbox).toBe('nowy@example.org');
  const { kandydat, ...rest } = testApplication();
  expect(JSON.parse(row.payload) as Application).toEqual({
    ...rest,
    kandydat: { ...kandydat, email: 'Nowy@Example.org', telefon: '+48601100200' },
  });
  expect(await place.database.selectFrom('corrections').selectAll().execute()).toMatchObject([
    {
      former_email: kandydat.email,
      former_phone: kandydat.telefon,
      answered_at: NOW.toISOString(),
    },
  ]);
  expect((await stateOf())?.poprawki).toEqual([
    { zlozono: NOW.toISOString(), stan: 'PRZYJETA', wiadomosc: 'Poprawione.' },
  ]);
  expect(await told()).toMatchObject([
    ['zgloszenie.poprawka', { correction: { id, stan: 'PRZYJETA', wiadomosc: 'Poprawione.' } }],
    ['zgloszenie.poprawka', { correction: { id, email: 'Nowy@Example.org' } }],
    ['zgloszenie.zmienione', { application: { kandydat: { email: 'Nowy@Example.org' } } }],
  ]);
  expect(await mails()).toEqual(['powiadomienie.poprawka', 'powiadomienie.poprawka.poprzedni']);
  expect(await audited(place.database)).toEqual([['accept correction', 1]]);
});

test('a refused correction changes nothing', async () => {
  notifies = true;
  const before = await place.database.selectFrom('applications').selectAll().execute();
  const id = await ask({ email: 'new@example.org' });
  await run('refuse', id, '--message', 'Prosimy o telefon.');
  expect(await place.database.selectFrom('applications').selectAll().execute()).toEqual(before);
  expect((await stateOf())?.poprawki).toMatchObject([
    { stan: 'ODRZUCONA', wiadomosc: 'Prosimy o telefon.' },
  ]);
  expect(await mails()).toEqual(['powiadomienie.poprawka']);
});

test('an accepted description changes nothing of the application and writes to no other address', async () => {
  notifies = true;
  const before = await place.database.selectFrom('applications').selectAll().execute();
  await run('accept', await ask({ description: 'Inne drugie imię' }));
  expect(await place.database.selectFrom('applications').selectAll().execute()).toEqual(before);
  expect(await mails()).toEqual(['powiadomienie.poprawka']);
});

test('a correction is answered once', async () => {
  const id = await ask({ email: 'new@example.org' });
  await run('accept', id);
  await expect(run('refuse', id)).rejects.toThrow('answered before');
  await expect(run('accept', 'none')).rejects.toThrow('no such correction');
  expect((await stateOf())?.poprawki).toMatchObject([{ stan: 'PRZYJETA' }]);
});

test('what cannot be recorded is not done', async () => {
  const id = await ask({ email: 'new@example.org' });
  await place.database.schema.dropTable('audit').execute();
  await expect(run('accept', id)).rejects.toThrow('audit');
  await expect(run('state', reference, 'W_TOKU')).rejects.toThrow('audit');
  await expect(run('withdraw', reference)).rejects.toThrow('audit');
  expect(await stateOf()).toMatchObject({ stan: 'OTRZYMANE', poprawki: [{ stan: 'OCZEKUJE' }] });
});

test('an erasure takes corrections, events and counted attempts', async () => {
  await ask({ email: 'new@example.org' });
  await identify(place.database, { numer: reference, dataUrodzenia: '1901-01-01' }, NOW);
  await run('state', reference, 'W_TOKU');
  await run('erase', '--person', reference, '--yes');
  for (const table of ['applications', 'corrections', 'attempts'] as const) {
    expect(await place.database.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await place.database.selectFrom('outbox').select('kind').execute()).toEqual([
    { kind: 'zgloszenie.usuniete' },
  ]);
});
