import type { KyselyPlugin } from 'kysely';
import { postMyApplication } from '../testing/postMyApplication';
import { storeApplication } from '../testing/storeApplication';
import { testApplication } from '../testing/testApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { type TestServer, testServer } from '../testing/testServer';
import { identify, MOST_WRONG } from './identify';

const NOW = new Date('2026-09-01T23:59:00.000Z');
const BORN = testApplication().kandydat.dataUrodzenia;

/** The day of a guess: none of them is `BORN`. */
const guess = (index: number) => new Date(Date.UTC(1950, 0, 1 + index)).toISOString().slice(0, 10);

describe('wrong dates of a number:', () => {
  const place = databaseForEachTest();
  const tried = (numer: string, dataUrodzenia: string, now = NOW) =>
    identify(place.database, { numer, dataUrodzenia }, now);

  test('after five, even the right one is refused until the next day', async () => {
    const numer = await storeApplication(place.database, 'one');
    for (let index = 0; index < MOST_WRONG; index += 1) {
      expect(await tried(numer, guess(index))).toEqual({ type: 'unknown' });
      // A right one does not count, and takes nothing back.
      if (index < MOST_WRONG - 1) expect(await tried(numer, BORN)).toMatchObject({ type: 'found' });
    }
    expect(await tried(numer, BORN)).toEqual({ type: 'tooMany', retryAfter: 60 });
    const tomorrow = new Date(NOW.getTime() + 60_000);
    expect(await tried(numer, BORN, tomorrow)).toEqual({ type: 'found', id: 'one' });
    expect(await place.database.selectFrom('attempts').select('day').execute()).toEqual([
      { day: '2026-09-02' },
    ]);
  });

  test('of attempts at the same time through two servers no more than five are answered', async () => {
    const numer = await storeApplication(place.database, 'one');
    const other = await place.open();
    const guesses = Array.from({ length: 20 }, (_, index) =>
      identify(
        index % 2 === 0 ? place.database : other,
        { numer, dataUrodzenia: guess(index) },
        NOW,
      ),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ type }) => type === 'unknown')).toHaveLength(MOST_WRONG);
    expect(answers.filter(({ type }) => type === 'tooMany')).toHaveLength(20 - MOST_WRONG);
    await other.destroy();
  });

  test('a thousand guesses of the date, and a thousand of the number, find nothing', async () => {
    const numer = await storeApplication(place.database, 'one');
    const found: string[] = [];
    for (let index = 0; index < 1000; index += 1) {
      // The right date is among them.
      const day = index === 500 ? BORN : guess(index);
      found.push((await tried(numer, day)).type);
      const symbols = index.toString(22).padStart(8, '0');
      const other = symbols.replace(/./g, (digit) =>
        '34679ACDEFHJKMNPRTVWXY'.charAt(parseInt(digit, 22)),
      );
      if (other !== numer) found.push((await tried(other, BORN)).type);
    }
    expect(found).not.toContain('found');
  });

  /** The statements of an attempt, without their values. */
  async function statementsOf(numer: string, dataUrodzenia: string): Promise<string[]> {
    const statements: string[] = [];
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        const withoutValues = (key: string, value: unknown) =>
          key === 'value' || key === 'values' ? undefined : value;
        statements.push(JSON.stringify(node, withoutValues));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await identify(place.database.withPlugin(plugin), { numer, dataUrodzenia }, NOW);
    return statements;
  }

  test('an unknown number and a wrong date cost the database the same', async () => {
    const numer = await storeApplication(place.database, 'one');
    const wrong = await statementsOf(numer, guess(0));
    expect(wrong.length).toBeGreaterThan(2);
    expect(await statementsOf('AAAA AAAA', BORN)).toEqual(wrong);
    // The compared values can differ.
    expect(await statementsOf(numer, BORN)).not.toEqual(wrong);
  });

  test('an unknown number and a wrong date take the same time', async () => {
    const numer = await storeApplication(place.database, 'one');
    const timeOf = async (one: string, at: number) => {
      // Each on a day of its own, so that none is refused.
      const now = new Date(NOW.getTime() + at * 86_400_000);
      const begun = performance.now();
      await tried(one, guess(0), now);
      return performance.now() - begun;
    };
    const pairs = 150;
    let slower = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      // In turn, so that neither gets the warmer machine.
      const unknownFirst = pair % 2 === 0;
      const first = await timeOf(unknownFirst ? 'AAAAAAAA' : numer, pair);
      const second = await timeOf(unknownFirst ? numer : 'AAAAAAAA', pair);
      if (unknownFirst === first > second) slower += 1;
    }
    // By chance one is slower in half of the pairs; beyond these bounds once in some million runs.
    expect(slower).toBeGreaterThan(pairs * 0.25);
    expect(slower).toBeLessThan(pairs * 0.75);
  });
});

describe('attempts of an address:', () => {
  let server: TestServer;
  let ahead = 0;
  // Two minutes before midnight.
  const LIMITED = { postsPerMinute: 300, now: () => new Date(NOW.getTime() - 60_000 + ahead) };
  beforeEach(async () => {
    const now = Date.now.bind(Date);
    ahead = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
    server = await testServer(LIMITED);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.close();
  });
  const attempt = (remoteAddress = '192.0.2.1', one: Pick<TestServer, 'app'> = server) =>
    postMyApplication(
      one,
      'stan',
      { numer: 'none', dataUrodzenia: BORN },
      { remoteAddress, headers: {} },
    );

  test('ten in a minute, in all calls together', async () => {
    for (let index = 0; index < 10; index += 1) expect((await attempt()).statusCode).toBe(404);
    const refused = await postMyApplication(
      server,
      'wycofanie',
      { numer: 'none', dataUrodzenia: BORN },
      { remoteAddress: '192.0.2.1' },
    );
    expect([refused.statusCode, refused.json()]).toEqual([429, { kod: 'ZA_DUZO_ZGLOSZEN' }]);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await attempt('192.0.2.2')).statusCode).toBe(404);
    ahead += 61_000;
    expect((await attempt()).statusCode).toBe(404);
  });

  test('sixty in a day, on all servers together, until the next day', async () => {
    const { database } = server;
    const others = await Promise.all(
      [1, 2, 3, 4, 5].map(() => testServer({ ...LIMITED, database })),
    );
    const answers = [];
    for (const one of [server, ...others]) {
      for (let index = 0; index < 10; index += 1) answers.push(attempt('192.0.2.1', one));
    }
    expect(new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))).toEqual(
      new Set([404]),
    );
    ahead += 61_000;
    const refused = await attempt();
    expect([refused.statusCode, refused.json()]).toEqual([429, { kod: 'ZA_DUZO_ZGLOSZEN' }]);
    expect(refused.headers['retry-after']).toBe('59');
    expect((await attempt('192.0.2.2')).statusCode).toBe(404);
    ahead += 59_000;
    expect((await attempt()).statusCode).toBe(404);
    for (const other of others) await other.app.close();
  });

  test('no address is stored, and what is has another key on each day', async () => {
    const stored = async () => {
      const days = await server.database.selectFrom('address_attempts').selectAll().execute();
      const salts = await server.database.selectFrom('salts').selectAll().execute();
      return { days, salts };
    };
    await attempt();
    const first = await stored();
    ahead += 86_400_000;
    await attempt();
    const second = await stored();
    expect(JSON.stringify([first, second])).not.toContain('192.0.2');
    expect([first.days, second.days].map(([one]) => one?.attempts)).toEqual([1, 1]);
    expect(second.days[0]?.address).not.toBe(first.days[0]?.address);
    expect([second.days.length, second.salts.length]).toEqual([1, 1]);
    expect(second.salts[0]?.salt).not.toBe(first.salts[0]?.salt);
  });
});
