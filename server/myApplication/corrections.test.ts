import * as v from 'valibot';
import { storedSchema } from '../../src/contract/application';
import { RULE_MESSAGES } from '../../src/domain/ruleMessages';
import { inTransaction } from '../database/inTransaction';
import { postMyApplication } from '../testing/postMyApplication';
import { testApplication } from '../testing/testApplication';
import { postApplication, serverForEachTest, storedRows } from '../testing/testServer';
import { answerCorrection } from './corrections';

const NOW = new Date('2026-09-01T10:00:00Z');
const server = serverForEachTest({ now: () => NOW });

/** Sends an application; returns what opens it. */
async function apply() {
  const answer = await postApplication(server, testApplication());
  const { numer } = v.parse(storedSchema, answer.json());
  return { numer, dataUrodzenia: testApplication().kandydat.dataUrodzenia };
}

const call = (path: Parameters<typeof postMyApplication>[1], body: object) =>
  postMyApplication(server, path, body);

const storedCorrections = () => server.database.selectFrom('corrections').selectAll().execute();

test('a correction is stored beside the application, in the form in which it would be sent', async () => {
  const opened = await apply();
  const [before] = await storedRows(server);
  const sent = {
    email: ' Nowy@Example.org ',
    telefon: '+48 601 100 200',
    opis: ' Ulica\r\nKrótka ',
  };
  const answer = await call('poprawka', { ...opened, ...sent });
  expect(answer.json()).toMatchObject({
    email: 't•••@e•••.org',
    poprawki: [{ zlozono: '2026-09-01T10:00:00.000Z', stan: 'OCZEKUJE', wiadomosc: null }],
  });
  expect(answer.body).not.toContain('Krótka');
  expect(await storedCorrections()).toMatchObject([
    { email: 'Nowy@Example.org', phone: '+48601100200', description: 'Ulica\nKrótka' },
  ]);
  expect(await storedRows(server)).toEqual([before]);
});

test('a correction that is sent twice is one, and another one another', async () => {
  const opened = await apply();
  await call('poprawka', { ...opened, opis: 'A' });
  await call('poprawka', { ...opened, opis: 'A' });
  expect(await storedCorrections()).toHaveLength(1);
  await call('poprawka', { ...opened, email: 'new@example.org' });
  expect(await storedCorrections()).toHaveLength(2);
});

test('of an application five corrections may wait, and others may be sent once they are answered', async () => {
  const opened = await apply();
  const correct = (opis: string) => call('poprawka', { ...opened, opis });
  const texts = ['1', '2', '3', '4', '5', '6', '7', '8'];
  const answers = await Promise.all(texts.map(correct));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200, 200, 200, 200, 200, 400, 400, 400,
  ]);
  const stored = await storedCorrections();
  expect(stored).toHaveLength(5);
  expect((await correct('9')).json()).toEqual({ kod: 'ZA_DUZO_POPRAWEK' });
  // Sent twice, it is none more.
  expect((await correct(stored[0]?.description ?? '')).statusCode).toBe(200);
  await inTransaction(server.database, (transaction) =>
    answerCorrection(
      transaction,
      stored[0]?.id ?? '',
      { accepted: true, message: null },
      { now: NOW, notifies: false },
    ),
  );
  expect((await correct('9')).statusCode).toBe(200);
});

test.each<[string, object, { pole: string; klucz: string }[]]>([
  ['nothing', {}, []],
  ['only spaces', { opis: ' \n' }, []],
  ['an endless number', { telefon: `+48${'6'.repeat(640)}` }, []],
  ['an endless description', { opis: 'ż'.repeat(8001) }, []],
  ['a wrong address', { email: 'nobody' }, [{ pole: 'email', klucz: RULE_MESSAGES.wrongEmail }]],
  [
    'a short number',
    { telefon: '+48600' },
    [{ pole: 'telefon', klucz: RULE_MESSAGES.phoneLength }],
  ],
  [
    'a number without prefix',
    { telefon: '600100200' },
    [{ pole: 'numerKierunkowy', klucz: RULE_MESSAGES.phonePrefix }],
  ],
  [
    'a long description',
    { opis: 'ż'.repeat(2001) },
    [{ pole: 'opis', klucz: RULE_MESSAGES.tooLong }],
  ],
])('a correction of %s is refused', async (_what, sent, bledy) => {
  const answer = await call('poprawka', { ...(await apply()), ...sent });
  expect([answer.statusCode, answer.json()]).toEqual([400, { kod: 'NIEPOPRAWNE_DANE', bledy }]);
  expect(await storedCorrections()).toEqual([]);
});

test('a description of the maximum length is stored, whatever its characters', async () => {
  const opis = '\u{1F393}'.repeat(2000);
  expect((await call('poprawka', { ...(await apply()), opis })).statusCode).toBe(200);
  expect(await storedCorrections()).toMatchObject([{ description: opis }]);
});

test('a withdrawn application takes no corrections', async () => {
  const opened = await apply();
  await call('wycofanie', opened);
  const answer = await call('poprawka', { ...opened, opis: 'x' });
  expect([answer.statusCode, answer.json()]).toEqual([400, { kod: 'NIEPOPRAWNE_DANE', bledy: [] }]);
});
