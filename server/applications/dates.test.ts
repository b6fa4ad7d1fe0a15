import type { CatalogueOffer } from '../seed/load/seed';
import { replaceCatalogue } from '../seed/load/storeSeed';
import { testApplication, testPesel } from '../testing/testApplication';
import { OFFERS, SEED } from '../testing/testSeed';
import { postApplication, serverForEachTest } from '../testing/testServer';

let now = '';
const rendered: string[][] = [];
const server = serverForEachTest({
  now: () => new Date(now),
  prerender: (_config, offers) => {
    const names = offers.map(({ kierunekSpecjalnosc }) => kierunekSpecjalnosc.kierunek.nazwa);
    rendered.push(names);
    return Promise.resolve(names.join());
  },
});

const store = (terms: Pick<CatalogueOffer, 'od' | 'do' | 'miejsca'>) =>
  replaceCatalogue(server.database, {
    ...SEED,
    offers: [{ ...OFFERS.law, ...terms }, OFFERS.design],
  });

/** The server looks for another catalogue every few seconds. */
let ahead = 0;
beforeAll(() => {
  const elapsed = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => elapsed() + ahead);
});

async function follow(terms: Parameters<typeof store>[0]): Promise<void> {
  await store(terms);
  ahead += 10_000;
  // An application waits for the check.
  const unknown = { ...OFFERS.law, rekrutacja: { id: 'none', lang: 'pl' } };
  await postApplication(server, { ...testApplication(), wybranyNabor: unknown });
}

const listed = async () => {
  const answer = await server.app.inject('/api/rekrutacja/dks');
  return answer.json<(typeof OFFERS.law)[]>();
};

/** Sends an application of a new person; returns 200, or the code of the refusal. */
let person = 0;
async function send(): Promise<unknown> {
  const answer = await postApplication(server, testApplication({ pesel: testPesel(++person) }));
  return answer.statusCode === 200 ? 200 : answer.json<{ kod: string }>().kod;
}

const UNAVAILABLE = 'OFERTA_NIEDOSTEPNA';

/* Poland is one hour ahead of UTC in winter and two hours in summer, which ends on 25 October 2026 at 3 o'clock. */
test.each<[string, string, number, unknown]>([
  ['before the first day', '2026-10-19T21:59:59Z', 1, UNAVAILABLE],
  ['on the first day', '2026-10-19T22:00:00Z', 2, 200],
  ['in the last hour of summer time', '2026-10-25T00:30:00Z', 2, 200],
  ['in the same hour again', '2026-10-25T01:30:00Z', 2, 200],
  ['in the last second of a day of 25 hours', '2026-10-25T22:59:59Z', 2, 200],
  ['after midnight, when a form was open', '2026-10-25T23:00:00Z', 1, 200],
  ['nearly ten minutes after midnight', '2026-10-25T23:09:59Z', 1, 200],
  ['ten minutes after midnight', '2026-10-25T23:10:00Z', 1, UNAVAILABLE],
])('%s (%s): %i offers, the application gets %s', async (_when, at, offers, answer) => {
  now = at;
  await follow({ od: '2026-10-20', do: '2026-10-25' });
  expect(await listed()).toHaveLength(offers);
  expect(await send()).toBe(answer);
});

test('the list and the page change by themselves when an offer opens and closes', async () => {
  now = '2026-09-30T12:00:00Z';
  await follow({ od: '2026-10-01', do: '2026-10-01' });
  rendered.length = 0;
  for (const day of ['2026-09-30', '2026-10-01', '2026-10-02']) {
    for (const hour of ['10', '11']) {
      now = `${day}T${hour}:00:00Z`;
      await server.app.inject('/');
    }
  }
  expect(rendered).toEqual([['Design'], ['Prawo', 'Design'], ['Design']]);
});

test('a candidate gets the last day, and may send an application made with another one', async () => {
  now = '2026-09-30T12:00:00Z';
  await follow({ do: '2026-10-01' });
  const [law] = await listed();
  expect(law?.nabor).toEqual({ ...OFFERS.law.nabor, terminDo: '2026-10-01' });
  const nabor = { ...OFFERS.law.nabor, terminDo: '2026-09-30' };
  const sent = { ...testApplication(), wybranyNabor: { ...OFFERS.law, nabor } };
  expect((await postApplication(server, sent)).statusCode).toBe(200);
});

test('a full offer leaves the list at once, and comes back with a place', async () => {
  now = '2026-09-30T12:00:00Z';
  await follow({ miejsca: 1 });
  expect(await send()).toBe(200);
  expect(await send()).toBe('BRAK_MIEJSC');
  expect(await listed()).toHaveLength(1);
  await follow({ miejsca: 2 });
  expect(await listed()).toHaveLength(2);
});

test('a repeated key gets its first answer when the offer has closed since', async () => {
  now = '2026-10-25T12:00:00Z';
  await follow({ do: '2026-10-25' });
  const application = testApplication();
  const first = await postApplication(server, application, 'key');
  now = '2026-10-27T12:00:00Z';
  const again = await postApplication(server, application, 'key');
  expect([first, again].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
});
