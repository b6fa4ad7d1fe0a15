import { inTransaction } from '../database/inTransaction';
import { readState } from '../rows/readState';
import { storeApplication } from '../testing/storeApplication';
import { audited } from '../testing/testDatabase';
import { serverForEachTest } from '../testing/testServer';
import { withdraw } from './states';

const TOKEN = 'token-of-the-test-with-40-characters-123';
const NOW = new Date('2026-09-02T10:00:00.000Z');
const server = serverForEachTest({ integrationToken: TOKEN, now: () => NOW });
let reference = '';
beforeEach(async () => {
  reference = await storeApplication(server.database, 'one');
});

async function put(numer: string, payload: object, token = TOKEN) {
  const url = `/api/integracja/zgloszenia/${encodeURIComponent(numer)}/stan`;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.app.inject({ method: 'PUT', url, headers, payload });
  return [answer.statusCode, answer.body === '' ? null : answer.json<unknown>()];
}

test('the system of the university sets a state, once however often it is sent', async () => {
  const body = { stan: 'DECYZJA_POZYTYWNA', wiadomosc: 'Gratulacje!' };
  expect(await put(reference, body)).toEqual([204, null]);
  expect(await put(reference.toLowerCase(), body)).toEqual([204, null]);
  const { stan, wiadomosc } = body;
  expect(await readState(server.database, 'one')).toMatchObject({ stan, wiadomosc });
  const events = await server.database.selectFrom('outbox').select('kind').execute();
  expect(events.map(({ kind }) => kind).sort()).toEqual([
    'zgloszenie.zapisane',
    'zgloszenie.zmienione',
  ]);
  expect(await audited(server.database)).toEqual([['state DECYZJA_POZYTYWNA', 1]]);
});

test.each<[string, () => [string, object, string?], [number, string]]>([
  ['a wrong token', () => [reference, { stan: 'W_TOKU' }, 'x'], [401, 'BRAK_DOSTEPU']],
  ['an unknown number', () => ['AAAAAAAA', { stan: 'W_TOKU' }], [404, 'NIE_ZNALEZIONO']],
  ['no number', () => ['none', { stan: 'W_TOKU' }], [404, 'NIE_ZNALEZIONO']],
  [
    'the state of the candidate',
    () => [reference, { stan: 'WYCOFANE' }],
    [400, 'NIEPOPRAWNE_DANE'],
  ],
  ['an unknown key', () => [reference, { stan: 'W_TOKU', x: 1 }], [400, 'NIEPOPRAWNE_DANE']],
])('%s is refused', async (_what, sent, [status, kod]) => {
  expect(await put(...sent())).toMatchObject([status, { kod }]);
  expect(await readState(server.database, 'one')).toMatchObject({ stan: 'OTRZYMANE' });
});

test('a withdrawn application is refused', async () => {
  await inTransaction(server.database, (transaction) =>
    withdraw(transaction, 'one', { now: NOW, notifies: false }),
  );
  expect(await put(reference, { stan: 'W_TOKU' })).toEqual([409, { kod: 'ZGLOSZENIE_WYCOFANE' }]);
});
