import * as fc from 'fast-check';
import { runs } from '../../src/testing/runs';
import { SAVED } from '../database/eventKinds';
import { storeApplication } from '../testing/storeApplication';
import { testPesel } from '../testing/testApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { beginDue, LEASE, type Outcome } from './deliverDue';

/*
 * Several servers deliver the events of one database, and the test owns their clock. Any order of these commands keeps
 * the rules of the outbox (docs/adr/0021).
 */
type Command =
  | { do: 'store' }
  /** A server begins an attempt for at most so many events that are due. */
  | { do: 'begin'; most: number }
  /** One of the attempts under way ends; those of a server that has died never do. */
  | { do: 'end'; which: number; outcome: Outcome }
  | { do: 'wait'; ms: number };

const outcome: fc.Arbitrary<Outcome> = fc.constantFrom<Outcome[]>(
  { type: 'delivered', result: '204' },
  { type: 'failed', result: '500' },
  { type: 'refused', result: '410' },
  { type: 'stopped' },
);
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('store' as const) }),
  fc.record({ do: fc.constant('begin' as const), most: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('end' as const), which: fc.nat(2), outcome }),
  fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(6000, LEASE, LEASE),
  }),
);

interface Attempt {
  event: string;
  begunAt: number;
  end: (outcome: Outcome) => void;
  ended: Promise<void>;
}

const place = databaseForEachTest();

const rows = () =>
  place.database
    .selectFrom('outbox')
    .select(['id', 'position', 'state', 'attempts', 'result', 'lease'])
    .orderBy('position')
    .execute();

async function play(commands: readonly Command[], store: () => Promise<unknown>): Promise<void> {
  let time = Date.parse('2026-09-01T10:00:00.000Z');
  let open: Attempt[] = [];
  /** The last attempt of each event. */
  const latest = new Map<string, Attempt>();

  const begin = async (most: number, soon?: Outcome) => {
    const begun: Omit<Attempt, 'ended'>[] = [];
    const before = new Map((await rows()).map((row) => [row.id, row.state]));
    const ended = await beginDue(
      {
        database: place.database,
        channel: {
          kinds: [SAVED],
          parallel: 16,
          send: ({ id }) =>
            soon === undefined
              ? new Promise((end) => begun.push({ event: id, begunAt: time, end }))
              : Promise.resolve(soon),
        },
        now: () => new Date(time),
        random: () => 0.5,
        log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() },
      },
      new AbortController().signal,
      most,
    );
    for (const [index, attempt] of begun.entries()) {
      const last = latest.get(attempt.event);
      expect(before.get(attempt.event) ?? 'waiting').toBe('waiting');
      if (last && open.includes(last)) expect(time - last.begunAt).toBeGreaterThanOrEqual(LEASE);
      const whole = { ...attempt, ended: ended[index] ?? Promise.resolve() };
      latest.set(attempt.event, whole);
      open.push(whole);
    }
    return Promise.all(soon === undefined ? [] : ended);
  };

  const end = async (attempt: Attempt, how: Outcome) => {
    const before = await rows();
    open = open.filter((one) => one !== attempt);
    attempt.end(how);
    await attempt.ended;
    const after = await rows();
    const changed = after.filter((row, index) => row.lease !== before[index]?.lease);
    // Only the holder of the lease changes the event, and no other.
    const holds = latest.get(attempt.event) === attempt;
    expect(changed.map(({ id }) => id)).toEqual(holds ? [attempt.event] : []);
    if (!holds) expect(after).toEqual(before);
    if (holds && how.type === 'delivered') expect(changed).toMatchObject([{ state: 'delivered' }]);
    if (holds && how.type === 'refused') expect(changed).toMatchObject([{ state: 'parked' }]);
  };

  let stored = 0;
  for (const one of commands) {
    if (one.do === 'store') {
      await store();
      stored += 1;
    } else if (one.do === 'begin') await begin(one.most);
    else if (one.do === 'wait') time += one.ms;
    else {
      const attempt = open[one.which % Math.max(open.length, 1)];
      if (attempt) await end(attempt, one.outcome);
    }
  }

  // In the end every event is settled, once its servers have died and the receiver accepts.
  const settled = (await rows()).filter(({ state }) => state !== 'waiting');
  time += 7 * 3_600_000;
  for (let left = stored; left > 0; left -= 16) {
    await begin(16, { type: 'delivered', result: '204' });
  }
  const all = await rows();
  expect(all).toHaveLength(stored);
  expect(all.filter(({ state }) => state === 'waiting')).toEqual([]);
  expect(all).toEqual(expect.arrayContaining(settled));
  expect(all.map(({ position }) => position)).toEqual([...new Set(all.map((row) => row.position))]);
}

test('any order of storing, sending, dying and answering late keeps the rules', async () => {
  let applications = 0;
  const store = () => {
    applications += 1;
    return storeApplication(place.database, `id-${String(applications)}`, {
      pesel: testPesel(applications),
    });
  };
  const anyRun = fc.asyncProperty(
    fc.array(command, { minLength: 12, maxLength: 30 }),
    async (all) => {
      await place.database.deleteFrom('outbox').execute();
      await place.database.deleteFrom('applications').execute();
      await play(all, store);
    },
  );
  await fc.assert(anyRun, runs(40, 2000));
});
