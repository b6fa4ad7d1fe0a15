import { API_PREFIX } from '../app';
import { storeApplication } from '../testing/storeApplication';
import { testApplication, testPesel } from '../testing/testApplication';
import { postApplication, type TestServer, testServer } from '../testing/testServer';

const TOKEN = 'token-of-the-test-with-40-characters-123';
/** Nothing listens there. */
const webhook = { url: 'http://127.0.0.1:1/', secret: `whsec_${'a'.repeat(32)}` };

let server: TestServer;

afterEach(() => server.close());

const get = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  server.app.inject({ url: '/metrics', headers });

/** The value of a series, by its name and labels as they are written; undefined without one. */
async function value(series: string): Promise<number | undefined> {
  const line = (await get()).body.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('without METRICS_TOKEN the address is missing, and not the page', async () => {
  server = await testServer();
  const answer = await get();
  expect([answer.statusCode, answer.json()]).toEqual([404, { kod: 'NIE_ZNALEZIONO' }]);
});

describe('with METRICS_TOKEN', () => {
  beforeEach(async () => {
    server = await testServer({ metricsToken: TOKEN });
  });

  test('without the token nothing is read', async () => {
    expect((await get({})).statusCode).toBe(401);
  });

  test('requests are counted by the template of their route, and nothing names a candidate', async () => {
    const mark = 'Znacznik';
    await postApplication(server, testApplication({ nazwisko: mark }));
    await server.app.inject({ url: `${API_PREFIX}/dks/${mark}` });
    await server.app.inject({ url: `/${mark}?${mark}` });
    await server.app.inject({ url: `/api/${mark}` });
    const count = (method: string, route: string, status: number) =>
      value(
        `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect(await count('POST', `${API_PREFIX}/kandydaci`, 200)).toBe(1);
    expect(await count('GET', `${API_PREFIX}/dks/:promoLink`, 200)).toBe(1);
    expect(await count('GET', '/*', 200)).toBe(1);
    expect(await count('GET', '/api/*', 404)).toBe(1);
    // Without the values, which may contain any digits.
    const series = (await get()).body.replace(/ \S+$/gm, '');
    expect(series).not.toMatch(/Znacznik|900101|127\.0\.0\.1/);
  });

  test('submissions are counted by outcome', async () => {
    await postApplication(server, testApplication());
    await postApplication(server, testApplication());
    await postApplication(server, {});
    await postApplication(server, '');
    await server.database.schema.alterTable('applications').renameTo('away').execute();
    await postApplication(server, testApplication({ pesel: testPesel(2) }));
    const outcomes = [
      'accepted',
      'KANDYDAT_ZAPISANY_WCZESNIEJ_NA_WYBRANY_KURS',
      'NIEPOPRAWNE_DANE',
      'TYLKO_JSON',
      'BLAD_SERWERA',
    ];
    for (const outcome of outcomes) {
      expect([outcome, await value(`submissions_total{outcome="${outcome}"}`)]).toEqual([
        outcome,
        1,
      ]);
    }
  });

  test('queues, event loop and time of saving are measured', async () => {
    await postApplication(server, testApplication());
    for (const queue of ['validation', 'save']) {
      expect(await value(`submissions_waiting{queue="${queue}"}`)).toBe(0);
    }
    expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(await value('database_save_duration_seconds_count')).toBe(1);
    expect(await value('database_save_duration_seconds_sum')).toBeGreaterThan(0);
  });

  test('applications sent at the same time → stored in one transaction', async () => {
    // Even where the test takes longer than the queue waits for them.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    const sent = [1, 2, 3].map((person) => testApplication({ pesel: testPesel(person) }));
    const answers = await Promise.all(sent.map((one) => postApplication(server, one)));
    clock.mockRestore();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await value('database_save_duration_seconds_count')).toBe(1);
  });
});

const OLDEST = 'outbox_oldest_waiting_seconds{kind="zgloszenie.zapisane"}';
const waiting = 'outbox_events{kind="zgloszenie.zapisane",state="waiting"}';
const parked = 'outbox_events{kind="zgloszenie.zapisane",state="parked"}';

test('the backlog of a webhook: waiting and parked events, and the age of the oldest', async () => {
  server = await testServer({ metricsToken: TOKEN, webhook });
  expect([await value(waiting), await value(parked), await value(OLDEST)]).toEqual([0, 0, 0]);
  for (const [index, at] of ['09:58:30', '09:59:00', '09:57:00'].entries()) {
    const changes = { pesel: testPesel(index) };
    await storeApplication(server.database, `id-${index}`, changes, `2026-09-01T${at}.000Z`);
  }
  await server.database
    .updateTable('outbox')
    .set({ state: 'parked' })
    .where('application_id', '=', 'id-2')
    .execute();
  expect([await value(waiting), await value(parked), await value(OLDEST)]).toEqual([2, 1, 90]);
});

test('without a database everything but the outbox is measured', async () => {
  server = await testServer({ metricsToken: TOKEN, webhook });
  await server.database.destroy();
  expect(await value(OLDEST)).toBeUndefined();
  expect(await value('submissions_waiting{queue="save"}')).toBe(0);
  expect(server.log.join('')).toContain('the outbox could not be measured');
});
