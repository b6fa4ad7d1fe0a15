import { mailChannel } from '../confirmation/mailChannel';
import texts from '../confirmation/texts.json';
import { inTransaction } from '../database/inTransaction';
import { beginDue } from '../outbox/deliverDue';
import { startMailServer, type TestMailServer } from '../testing/startMailServer';
import { storeApplication } from '../testing/storeApplication';
import { databaseForEachTest } from '../testing/testDatabase';
import { addCorrection, answerCorrection } from './corrections';
import { setState, withdraw } from './states';

const NOW = new Date('2026-09-02T10:00:00.000Z');
const CHANGE = { now: NOW, notifies: true };
const SITE = {
  institution: 'Uczelnia',
  helpLine: '+48 22 000 00 00',
  siteUrl: 'https://rekrutacja.example/',
};

const place = databaseForEachTest();
let mails: TestMailServer;
let reference: string;
beforeEach(async () => {
  mails = await startMailServer();
  reference = await storeApplication(place.database, 'one', { email: 'old@example.org' });
});
afterEach(() => mails.close());

/** Sends what is due; returns the mails, sorted by recipient. */
async function sent() {
  const attempts = await beginDue(
    {
      database: place.database,
      channel: mailChannel(
        place.database,
        { url: mails.url, from: 'rekrutacja@example.org', isEncrypted: false },
        SITE,
      ),
      now: () => NOW,
      random: () => 0.5,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    },
    new AbortController().signal,
  );
  await Promise.all(attempts);
  return mails.received.sort((one, other) => String(one.to).localeCompare(String(other.to)));
}

const subjects = async () => (await sent()).map(({ to, mail }) => [to, mail.subject]);

const shown = () => `${reference.slice(0, 4)} ${reference.slice(4)}`;
const subject = (name: 'answeredSubject' | 'changedSubject' | 'withdrawnSubject') =>
  texts.pl[name].replace('{numer}', shown());

test('of an accepted e-mail address both addresses hear, and neither of the other', async () => {
  const content = { email: 'new@example.org', phone: null, description: 'Tajny opis' };
  await inTransaction(place.database, (transaction) =>
    addCorrection(transaction, 'one', content, NOW),
  );
  const { id } = await place.database
    .selectFrom('corrections')
    .select('id')
    .executeTakeFirstOrThrow();
  const answer = { accepted: true, message: 'Tajna odpowiedź' };
  await inTransaction(place.database, (transaction) =>
    answerCorrection(transaction, id, answer, CHANGE),
  );
  const received = await sent();
  expect(received.map(({ to }) => to)).toEqual([['new@example.org'], ['old@example.org']]);
  for (const { to, mail } of received) {
    const whole = JSON.stringify(mail);
    expect(mail.subject).toBe(subject('answeredSubject'));
    expect(whole).toContain(`https://rekrutacja.example/moje-zgloszenie#${reference}`);
    expect(whole).not.toMatch(/Tajn/);
    expect(whole).not.toContain(to[0] === 'new@example.org' ? 'old@' : 'new@');
  }
});

test('of an accepted address that was the same the candidate hears once', async () => {
  const content = { email: 'old@example.org', phone: '+48123456789', description: null };
  await inTransaction(place.database, (transaction) =>
    addCorrection(transaction, 'one', content, NOW),
  );
  const { id } = await place.database
    .selectFrom('corrections')
    .select('id')
    .executeTakeFirstOrThrow();
  await inTransaction(place.database, (transaction) =>
    answerCorrection(transaction, id, { accepted: true, message: null }, CHANGE),
  );
  expect(await sent()).toHaveLength(1);
});

test('of a decision and a withdrawal the candidate hears', async () => {
  const decision = { state: 'DECYZJA_NEGATYWNA', message: 'Tajny powód' } as const;
  await inTransaction(place.database, (transaction) =>
    setState(transaction, 'one', decision, CHANGE),
  );
  expect(await subjects()).toEqual([[['old@example.org'], subject('changedSubject')]]);
  expect(JSON.stringify(mails.received[0]?.mail)).not.toMatch(/Tajny|NEGATYWNA/);
  mails.received.length = 0;
  await inTransaction(place.database, (transaction) => withdraw(transaction, 'one', CHANGE));
  expect(await subjects()).toEqual([[['old@example.org'], subject('withdrawnSubject')]]);
});
