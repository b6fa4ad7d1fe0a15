import * as fc from 'fast-check';
import type { Application } from '../../src/contract/application';
import { sameJson } from '../../src/domain/sameJson';
import { runs } from '../../src/testing/runs';
import { ERASED } from '../database/eventKinds';
import { erasePerson } from '../office/erasePerson';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { testApplication, withPassport } from '../testing/testApplication';
import { OFFERS, SEED } from '../testing/testSeed';
import { postApplication, serverForAllTests, storedRows } from '../testing/testServer';
import { deleteOldApplications } from './retention';

/* Persons apply for offers while applications are erased and the catalogue changes: a model knows each answer. */
jest.setTimeout(process.env['NIGHTLY'] ? 3_600_000 : 120_000);

const DAY = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 30;
const REGISTERED = 'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS';

let time = 0;
const server = serverForAllTests({
  logLevel: 'silent',
  now: () => new Date(time),
});

const OFFER_NAMES = ['law', 'management'] as const;
interface Post {
  person: number;
  offer: (typeof OFFER_NAMES)[number];
  content: number;
  key: string | null;
}
type Command =
  /** Applications that are sent at once. */
  | { do: 'post'; posts: Post[] }
  | { do: 'erase'; person: number }
  | { do: 'wait'; days: number }
  /** One offer leaves the catalogue, or comes back. */
  | { do: 'catalogue' };

const person = fc.nat(1);
const post: fc.Arbitrary<Post> = fc.record({
  person,
  offer: fc.constantFrom(...OFFER_NAMES),
  content: fc.nat(1),
  key: fc.constantFrom('a', 'b', 'c', null),
});
const posts = fc.array(post, { minLength: 1, maxLength: 3 });
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('post' as const), posts }) },
  fc.record({ do: fc.constant('erase' as const), person }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 30, 31) }),
  fc.record({ do: fc.constant('catalogue' as const) }),
);

/** The same person types a document number in two ways; a PESEL has one. */
const TYPED = [
  [{ imie: 'Pierwsza' }, { imie: 'Druga' }],
  ['AB123456', 'ab 123-456'].map((number) => withPassport(number)),
];

function applicationOf({ person, offer, content }: Post): Application {
  const application = testApplication(TYPED[person]?.[content]);
  if (offer === 'law') return application;
  return { ...application, definicjeFormularzy: [], wybranyNabor: OFFERS[offer] };
}

const nameOf = ({ person, offer, content }: Post) => `${person} ${offer} ${content}`;
const ALL = [0, 1].flatMap((person) =>
  [0, 1].flatMap((content) => OFFER_NAMES.map((offer) => ({ person, offer, content, key: null }))),
);
const NAMES = ALL.map((one) => [applicationOf(one), nameOf(one)] as const);

function nameOfPayload(payload: string): string {
  const stored: unknown = JSON.parse(payload);
  return NAMES.find(([application]) => sameJson(application, stored))?.[1] ?? payload;
}

interface Row extends Post {
  at: number;
}

/** Holds what is stored: by person and offer, and by key. */
class Model {
  constructor(
    readonly rows: Map<string, Row> = new Map(),
    readonly keys: Map<string, Row & { row: Row | null }> = new Map(),
    public erasures: readonly number[] = [],
    public withdrawn = false,
  ) {}

  copy(): Model {
    return new Model(new Map(this.rows), new Map(this.keys), this.erasures, this.withdrawn);
  }

  /** The answer: 200, or why not. */
  post(sent: Post): string {
    const place = `${sent.person} ${sent.offer}`;
    const known = this.keys.get(sent.key ?? '');
    if (known !== undefined && nameOf(known) === nameOf(sent)) {
      return known.row !== null && this.rows.get(place) === known.row ? '200' : REGISTERED;
    }
    if (this.withdrawn && sent.offer === 'management') return 'OFERTA_NIEDOSTEPNA';
    if (known !== undefined) return '422';
    const row = { ...sent, at: time };
    const isFirst = !this.rows.has(place);
    if (isFirst) this.rows.set(place, row);
    if (sent.key !== null) this.keys.set(sent.key, { ...row, row: isFirst ? row : null });
    return isFirst ? '200' : REGISTERED;
  }

  erase(now: number, isErased: (row: Row) => boolean): void {
    const rows = [...this.rows].filter(([, row]) => isErased(row));
    const keys = [...this.keys].filter(([, row]) => isErased(row));
    for (const [place] of rows) this.rows.delete(place);
    for (const [key] of keys) this.keys.delete(key);
    this.erasures = [...this.erasures, ...rows.map(() => now)];
  }

  stored() {
    return {
      rows: [...this.rows.values()].map(nameOf).sort(),
      keys: [...this.keys.keys()].sort(),
      erasures: this.erasures.length,
    };
  }
}

/** Returns what the database holds. Each application has one event, and nothing else has. */
async function stored() {
  const { database } = server;
  const rows = await storedRows(server);
  const keys = await database.selectFrom('idempotency').select('idempotency_key').execute();
  const events = await database.selectFrom('outbox').selectAll().execute();
  const saved = events.filter(({ kind }) => kind !== ERASED);
  expect(saved.map((event) => event.application_id).sort()).toEqual(
    rows.map(({ id }) => id).sort(),
  );
  const named = rows.map((row) => ({
    ...row,
    name: nameOfPayload(row.payload),
  }));
  return {
    named: new Map(named.map((row) => [row.name, row])),
    content: {
      rows: named.map(({ name }) => name).sort(),
      keys: keys.map((row) => row.idempotency_key).sort(),
      erasures: events.length - saved.length,
    },
  };
}

async function send(sent: Post) {
  const response = await postApplication(server, applicationOf(sent), sent.key ?? undefined);
  const { kod, numer } = response.json<{ kod?: string; numer?: string }>();
  const answer = response.statusCode === 400 ? String(kod) : String(response.statusCode);
  return { answer, name: nameOf(sent), reference: numer };
}

/** All orders of some indexes. */
const ordersOf = (indexes: readonly number[]): number[][] =>
  indexes.length === 0
    ? [[]]
    : indexes.flatMap((first) =>
        ordersOf(indexes.filter((index) => index !== first)).map((rest) => [first, ...rest]),
      );

/** Sends applications at once: what they did is what they would have done in some order. */
async function sendAll(model: Model, posts: readonly Post[]): Promise<Model> {
  const answers = await Promise.all(posts.map(send));
  const { content, named } = await stored();
  for (const { answer, name, reference } of answers) {
    if (answer === '200') expect(reference).toBe(named.get(name)?.reference);
  }
  const found = { answers: answers.map(({ answer }) => answer), ...content };
  const possible = ordersOf([...posts.keys()]).map((order) => {
    const after = model.copy();
    const expected = posts.map(() => '');
    for (const index of order) {
      const sent = posts[index];
      if (sent) expected[index] = after.post(sent);
    }
    return { after, answers: { answers: expected, ...after.stored() } };
  });
  expect(possible.map((one) => one.answers)).toContainEqual(found);
  const same = possible.find((one) => sameJson(one.answers, found));
  return same?.after ?? model;
}

let ahead = 0;
beforeAll(() => {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
});

let isWithdrawn = false;
async function withdraw(withdrawn: boolean): Promise<void> {
  if (isWithdrawn === withdrawn) return;
  isWithdrawn = withdrawn;
  const offers = SEED.offers.filter((offer) => !withdrawn || offer !== OFFERS.management);
  await replaceCatalogue(server.database, { ...SEED, offers });
  // The server looks for another catalogue every few seconds.
  ahead += 10_000;
}

async function play(commands: readonly Command[]): Promise<void> {
  const { database } = server;
  const start = (time = Date.now());
  let model = new Model();
  for (const one of commands) {
    if (one.do === 'post') model = await sendAll(model, one.posts);
    else if (one.do === 'wait') {
      time += one.days * DAY;
      await deleteOldApplications(database, { days: KEPT_DAYS }, new Date(time));
      const limit = time - KEPT_DAYS * DAY;
      model.erasures = model.erasures.filter((at) => at >= limit);
      model.erase(time, ({ at }) => at < limit);
    } else if (one.do === 'erase') {
      const rows = [...(await stored()).named.values()];
      const id = rows.find(({ name }) => name.startsWith(`${one.person} `))?.id;
      if (id === undefined) continue;
      await erasePerson(database, [id]);
      model.erase(start, ({ person: erased }) => erased === one.person);
    } else {
      model.withdrawn = !model.withdrawn;
      await withdraw(model.withdrawn);
    }
    expect((await stored()).content).toEqual(model.stored());
  }
}

test('any order of applications, erasures and changes is answered as the model says', async () => {
  const { database } = server;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 16 }), async (commands) => {
      for (const table of ['applications', 'idempotency', 'outbox'] as const) {
        await database.deleteFrom(table).execute();
      }
      await withdraw(false);
      await play(commands);
    }),
    runs(20, 2000),
  );
});
