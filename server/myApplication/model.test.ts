import * as fc from 'fast-check';
import type { Application } from '../../src/contract/application';
import type { ApplicationState, CorrectionState } from '../../src/contract/myApplication';
import { runs } from '../../src/testing/runs';
import { inTransaction } from '../database/inTransaction';
import type { LiveState } from '../database/tables';
import { erasePerson } from '../office/erasePerson';
import { postMyApplication } from '../testing/postMyApplication';
import { testApplication, withPassport } from '../testing/testApplication';
import { postApplication, serverForAllTests, storedRows } from '../testing/testServer';
import { answerCorrection } from './corrections';
import { LIVE_STATES, restore, setState, withdraw } from './states';

/* Two people apply, correct, withdraw and are erased, while the office decides: a model knows what is stored. */
jest.setTimeout(process.env['NIGHTLY'] ? 3_600_000 : 120_000);

const NOW = new Date('2026-09-01T10:00:00.000Z');
const server = serverForAllTests({ logLevel: 'silent', now: () => NOW });
const CHANGE = { now: NOW, notifies: true };

const PEOPLE = [testApplication(), testApplication(withPassport('AB123456'))] as const;

/** `which`: of the applications of the person that are stored, in their order. */
type Command = { person: 0 | 1; which: number } & (
  | { do: 'send' | 'withdraw' | 'officeWithdraws' | 'restore' | 'erase' }
  | { do: 'correct'; email: string }
  | { do: 'answer'; accepted: boolean }
  | { do: 'state'; state: LiveState }
);

const target = { person: fc.constantFrom(0 as const, 1 as const), which: fc.nat(2) };
const of = <T extends string>(name: T) => fc.constant(name);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ...target, do: of('send') }) },
  { weight: 3, arbitrary: fc.record({ ...target, do: of('withdraw') }) },
  fc.record({ ...target, do: of('officeWithdraws') }),
  { weight: 3, arbitrary: fc.record({ ...target, do: of('restore') }) },
  fc.record({ ...target, do: of('erase') }),
  {
    weight: 3,
    arbitrary: fc.record({
      ...target,
      do: of('correct'),
      email: fc.constantFrom('a@example.org', 'b@example.org'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ ...target, do: of('answer'), accepted: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...target, do: of('state'), state: fc.constantFrom(...LIVE_STATES) }),
  },
);

interface Stored {
  person: 0 | 1;
  numer: string;
  email: string;
  state: LiveState;
  isWithdrawn: boolean;
  corrections: { email: string; state: CorrectionState; former: string | null }[];
}

const shown = ({ state, isWithdrawn }: Stored): ApplicationState =>
  isWithdrawn ? 'WYCOFANE' : state;

async function send(model: Stored[], person: 0 | 1): Promise<Stored[]> {
  const answer = await postApplication(server, PEOPLE[person]);
  const isRefused = model.some((one) => one.person === person && !one.isWithdrawn);
  expect(answer.statusCode).toBe(isRefused ? 400 : 200);
  if (isRefused) return model;
  const { numer } = answer.json<{ numer: string }>();
  const { email } = PEOPLE[person].kandydat;
  const stored = { person, numer, email, state: 'OTRZYMANE', isWithdrawn: false } as const;
  return [...model, { ...stored, corrections: [] }];
}

const opens = ({ numer, person }: Stored) => ({
  numer,
  dataUrodzenia: PEOPLE[person].kandydat.dataUrodzenia,
});

async function idOf({ numer }: Stored): Promise<string> {
  const rows = server.database.selectFrom('applications').select('id');
  return (await rows.where('reference', '=', numer).executeTakeFirstOrThrow()).id;
}

async function correct(one: Stored, email: string): Promise<void> {
  const answer = await postMyApplication(server, 'poprawka', { ...opens(one), email });
  expect(answer.statusCode).toBe(one.isWithdrawn ? 400 : 200);
  const isWaiting = one.corrections.some(
    (other) => other.state === 'OCZEKUJE' && other.email === email,
  );
  if (one.isWithdrawn || isWaiting) return;
  one.corrections.push({ email, state: 'OCZEKUJE', former: null });
}

async function answer(one: Stored, accepted: boolean): Promise<void> {
  const waiting = one.corrections.find(({ state }) => state === 'OCZEKUJE');
  if (waiting === undefined) return;
  const { id } = await server.database
    .selectFrom('corrections')
    .select('id')
    .where('application_id', '=', await idOf(one))
    .where('state', '=', 'OCZEKUJE')
    .where('email', '=', waiting.email)
    .executeTakeFirstOrThrow();
  const given = { accepted, message: null };
  const result = await inTransaction(server.database, (transaction) =>
    answerCorrection(transaction, id, given, CHANGE),
  );
  expect(result).toBe('changed');
  waiting.state = accepted ? 'PRZYJETA' : 'ODRZUCONA';
  if (!accepted) return;
  waiting.former = one.email;
  one.email = waiting.email;
}

async function restoreOne(model: readonly Stored[], one: Stored): Promise<void> {
  const result = await restore(server.database, await idOf(one), CHANGE, () => Promise.resolve());
  const isReplaced = model.some(
    (other) => other !== one && other.person === one.person && !other.isWithdrawn,
  );
  const refused = isReplaced ? 'appliedAnew' : 'changed';
  expect(result).toBe(one.isWithdrawn ? refused : 'unchanged');
  if (result === 'changed') one.isWithdrawn = false;
}

async function decide(one: Stored, state: LiveState): Promise<void> {
  const id = await idOf(one);
  const result = await inTransaction(server.database, (transaction) =>
    setState(transaction, id, { state, message: null }, CHANGE),
  );
  const isSame = one.state === state ? 'unchanged' : 'changed';
  expect(result).toBe(one.isWithdrawn ? 'withdrawn' : isSame);
  if (!one.isWithdrawn) one.state = state;
}

async function play(model: Stored[], given: Command): Promise<Stored[]> {
  if (given.do === 'send') return send(model, given.person);
  const own = model.filter(({ person }) => person === given.person);
  const one = own[given.which % Math.max(1, own.length)];
  if (one === undefined) return model;
  const { database } = server;
  if (given.do === 'erase') {
    expect(await erasePerson(database, [await idOf(one)], () => NOW)).toBe(own.length);
    return model.filter(({ person }) => person !== given.person);
  }
  switch (given.do) {
    case 'withdraw':
      expect((await postMyApplication(server, 'wycofanie', opens(one))).statusCode).toBe(200);
      one.isWithdrawn = true;
      break;
    case 'officeWithdraws': {
      const id = await idOf(one);
      await inTransaction(database, (transaction) => withdraw(transaction, id, CHANGE));
      one.isWithdrawn = true;
      break;
    }
    case 'restore':
      await restoreOne(model, one);
      break;
    case 'correct':
      await correct(one, given.email);
      break;
    case 'answer':
      await answer(one, given.accepted);
      break;
    case 'state':
      await decide(one, given.state);
  }
  return model;
}

const byText = (one: unknown, other: unknown) =>
  JSON.stringify(one).localeCompare(JSON.stringify(other));

/** Everything that is stored is what the model says, and nothing else is. */
async function expectStored(model: readonly Stored[]): Promise<void> {
  const rows = await storedRows(server);
  const corrections = await server.database.selectFrom('corrections').selectAll().execute();
  const found = rows.map((row) => ({
    numer: row.reference,
    email: (JSON.parse(row.payload) as Application).kandydat.email,
    state: row.withdrawn_at === null ? row.state : 'WYCOFANE',
    corrections: corrections
      .filter(({ application_id }) => application_id === row.id)
      .map(({ email, state, former_email: former }) => ({ email, state, former }))
      .sort(byText),
  }));
  const expected = model.map((one) => ({
    numer: one.numer,
    email: one.email,
    state: shown(one),
    corrections: [...one.corrections].sort(byText),
  }));
  expect(found.sort(byText)).toEqual(expected.sort(byText));
  expect(corrections).toHaveLength(model.flatMap((one) => one.corrections).length);
  const places = await server.database.selectFrom('places').select('taken').execute();
  const live = model.filter(({ isWithdrawn }) => !isWithdrawn).length;
  expect(places.reduce((sum, { taken }) => sum + taken, 0)).toBe(live);
}

async function empty(): Promise<void> {
  for (const table of ['applications', 'idempotency', 'outbox', 'attempts', 'places'] as const) {
    await server.database.deleteFrom(table).execute();
  }
}

test('any order of sending, correcting, deciding, withdrawing and erasing ends as the model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 25 }), async (commands) => {
      await empty();
      let model: Stored[] = [];
      for (const one of commands) {
        model = await play(model, one);
        await expectStored(model);
      }
    }),
    runs(15, 1000),
  );
});

test('at the same time, too, a person has one application that is not withdrawn', async () => {
  await empty();
  const [first] = await send([], 0);
  if (first === undefined) throw new Error('nothing was stored');
  const id = await idOf(first);
  const nothing = () => Promise.resolve();
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([
      postMyApplication(server, 'wycofanie', opens(first)),
      postApplication(server, PEOPLE[0]),
      restore(server.database, id, CHANGE, nothing),
      postApplication(server, PEOPLE[0]),
      postMyApplication(server, 'poprawka', { ...opens(first), opis: `Runda ${round}` }),
      restore(server.database, id, CHANGE, nothing),
    ]);
    const live = (await storedRows(server)).filter(({ withdrawn_at }) => withdrawn_at === null);
    expect(live.length).toBeLessThanOrEqual(1);
    const [place] = await server.database.selectFrom('places').select('taken').execute();
    expect(place?.taken).toBe(live.length);
    for (const row of live.filter((one) => one.id !== id)) {
      await inTransaction(server.database, (transaction) => withdraw(transaction, row.id, CHANGE));
    }
  }
});
